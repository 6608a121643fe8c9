<?php
/** The lines in the head of every page, as docs/embedding.md has them. */

defined( 'ABSPATH' ) || exit;

/** A tag of the head; every value is escaped here. */
function atria_widgets_tag( string $name, array $attributes ): string {
	$text = '<' . $name;
	foreach ( $attributes as $attribute => $value ) {
		$text .= sprintf( ' %s="%s"', $attribute, esc_attr( $value ) );
	}
	return $text . '>' . ( 'script' === $name ? '</script>' : '' ) . "\n";
}

/**
 * What a browser checks a file by. It holds for the release this plugin was made with: for another
 * one there is nothing to check by.
 */
function atria_widgets_integrity( string $base, string $file ): array {
	$release = wp_json_file_decode( dirname( __DIR__ ) . '/release.json', array( 'associative' => true ) );
	if ( basename( $base ) !== $release['version'] || ! isset( $release['integrity'][ $file ] ) ) {
		return array();
	}
	return array(
		'integrity'   => $release['integrity'][ $file ],
		'crossorigin' => 'anonymous',
	);
}

/** The lines; nothing until the address of the release is set. */
function atria_widgets_head( array $more = array() ): string {
	$settings = atria_widgets_settings();
	$base     = esc_url( $settings['url'] );
	if ( '' === $base ) {
		return '';
	}
	$named = array_filter(
		array(
			'brand'    => $settings['brand'],
			'language' => $settings['language'],
		)
	);
	$data = array();
	foreach ( $named + atria_widgets_more( $settings['more'] ) + $more as $name => $value ) {
		$data[ 'data-' . $name ] = $value;
	}
	$tags = array(
		'atria.css' => array( 'link', array( 'rel' => 'stylesheet' ), 'href' ),
		'core.js'   => array( 'link', array( 'rel' => 'modulepreload' ), 'href' ),
		'atria.js'  => array( 'script', array( 'type' => 'module' ) + $data, 'src' ),
	);
	if ( '' !== $settings['fonts'] && '' !== $settings['brand'] ) {
		$tags[ 'brands/' . rawurlencode( $settings['brand'] ) . '.css' ] = $tags['atria.css'];
	}
	$lines = '';
	foreach ( $tags as $file => list( $name, $attributes, $link ) ) {
		$lines .= atria_widgets_tag(
			$name,
			$attributes + array( $link => $base . $file ) + atria_widgets_integrity( $base, $file )
		);
	}
	return $lines;
}

add_action(
	'wp_head',
	static function () {
		// phpcs:ignore WordPress.Security.EscapeOutput -- escaped by atria_widgets_tag.
		echo atria_widgets_head();
	},
	5
);
