<?php
/** Replaces a plugin for a strict content security policy, if the address says so. */

if ( isset( $_GET['strict'] ) ) {
	$give = static fn( array $attributes ): array => $attributes + array( 'nonce' => 'trial' );
	add_filter( 'wp_script_attributes', $give );
	add_filter( 'wp_inline_script_attributes', $give );
	header( "Content-Security-Policy: script-src 'nonce-trial' 'strict-dynamic'; object-src 'none'; base-uri 'none'" );
}
