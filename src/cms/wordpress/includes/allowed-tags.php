<?php
/**
 * What authors may write: WordPress takes unknown tags out of the posts of all who lack the
 * capability unfiltered_html. A script is kept only as data, which no browser runs.
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'wp_kses_allowed_html',
	static function ( $allowed, $context ) {
		if ( 'post' !== $context || ! is_array( $allowed ) ) {
			return $allowed;
		}
		static $list = null;
		$list      ??= wp_json_file_decode( dirname( __DIR__ ) . '/allow-list.json', array( 'associative' => true ) );
		foreach ( $list['tags'] as $tag => $attributes ) {
			$allowed[ $tag ] = array_fill_keys( $attributes, true );
		}
		// Whoever allows scripts by another plugin has rules of their own.
		$allowed += array(
			'script' => array(
				'type' => array(
					'required' => true,
					'values'   => array( $list['script']['type'] ),
				),
			),
		);
		return $allowed;
	},
	10,
	2
);
