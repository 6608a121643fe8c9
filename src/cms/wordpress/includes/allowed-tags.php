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
		$tags ??= array_map(
			static fn( array $attributes ): array => array_fill_keys( array( ...$attributes, 'data-atria-json' ), true ),
			atria_widgets_file( 'allow-list.json' )['tags'] ?? array()
		);
		return $tags + $allowed;
	},
	10,
	2
);

/** A post's text with a replacement; as it was where it cannot be searched. */
function atria_widgets_replace( string $pattern, callable $replace, string $slashed ): string {
	$text = preg_replace_callback( $pattern, $replace, wp_unslash( $slashed ) );
	return is_string( $text ) ? wp_slash( $text ) : $slashed;
}

/*
 * The JSON child is a script, and WordPress cannot allow one by its type: of a type that it does
 * not know it would leave `<script>`, which runs. So the data passes its filter as an attribute,
 * first in the tag, and becomes the child again only if it is JSON. The filter also ends a tag at
 * the first `>`, which may stand in a value.
 */
add_filter(
	'content_save_pre',
	static function ( $content ) {
		if ( ! has_filter( 'content_save_pre', 'wp_filter_post_kses' ) ) {
			return $content;
		}
		$attributes = '((?:[^>"\']++|"[^"]*+"|\'[^\']*+\')*+)';
		$child      = '(?:\s*<script type="application/json">(.*?)</script>)?';
		$hide       = static function ( array $found ): string {
			$data  = isset( $found[3] ) ? ' data-atria-json="' . htmlspecialchars( $found[3], ENT_QUOTES ) . '"' : '';
			$marks = array(
				'<' => '&lt;',
				'>' => '&gt;',
			);
			return '<' . $found[1] . $data . strtr( $found[2], $marks ) . '>';
		};
		return atria_widgets_replace( '~<(atria-[a-z-]+)' . $attributes . '>' . $child . '~s', $hide, (string) $content );
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
		return atria_widgets_replace( $hidden, $show, (string) $content );
	},
	11
);
