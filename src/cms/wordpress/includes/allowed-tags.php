<?php
/**
 * What authors may write: WordPress takes unknown tags and all scripts out of the posts of those
 * who lack the capability unfiltered_html.
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'wp_kses_allowed_html',
	static function ( $allowed, $context ) {
		static $tags = null;
		if ( 'post' !== $context || ! is_array( $allowed ) ) {
			return $allowed;
		}
		$file   = dirname( __DIR__ ) . '/allow-list.json';
		$tags ??= wp_json_file_decode( $file, array( 'associative' => true ) )['tags'];
		foreach ( $tags as $tag => $attributes ) {
			$allowed[ $tag ] = array_fill_keys( array( ...$attributes, 'data-atria-json' ), true );
		}
		return $allowed;
	},
	10,
	2
);

/*
 * The JSON child is a script, and WordPress cannot allow one by its type: of a type that it does
 * not know it would leave `<script>`, which runs. So the data passes its filter as an attribute,
 * first in the tag, and becomes the child again only if it is JSON.
 */
add_filter(
	'content_save_pre',
	static function ( $content ) {
		if ( ! has_filter( 'content_save_pre', 'wp_filter_post_kses' ) ) {
			return $content;
		}
		$child = '~<(atria-[a-z-]+)([^>]*)>\s*<script type="application/json">(.*?)</script>~s';
		$hide  = static fn( array $found ): string => sprintf(
			'<%s data-atria-json="%s"%s>',
			$found[1],
			htmlspecialchars( $found[3], ENT_QUOTES ),
			$found[2]
		);
		return wp_slash( preg_replace_callback( $child, $hide, wp_unslash( $content ) ) );
	},
	9
);

add_filter(
	'content_save_pre',
	static function ( $content ) {
		$hidden = '~<(atria-[a-z-]+) data-atria-json="([^"]*)"([^>]*)>~';
		$show   = static function ( array $found ): string {
			$json = htmlspecialchars_decode( $found[2], ENT_QUOTES );
			$tag  = '<' . $found[1] . $found[3] . '>';
			if ( ! is_object( json_decode( $json ) ) ) {
				return $tag;
			}
			// In JSON these stand inside texts only; as escapes they cannot end the script.
			$safe = str_replace( array( '<', '>', '&' ), array( '\u003c', '\u003e', '\u0026' ), $json );
			return $tag . '<script type="application/json">' . $safe . '</script>';
		};
		return wp_slash( preg_replace_callback( $hidden, $show, wp_unslash( $content ) ) );
	},
	11
);
