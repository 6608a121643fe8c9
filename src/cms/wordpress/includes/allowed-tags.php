<?php
/**
 * Keeps the widgets' tags in posts: WordPress removes unknown tags and all scripts from the posts of
 * users without the capability unfiltered_html.
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
			static fn( array $attributes ): array => array_fill_keys( $attributes, true ),
			array( 'atria-data' => array( 'data-json' ) ) + ( atria_widgets_file( 'allow-list.json' )['tags'] ?? array() )
		);
		return $tags + $allowed;
	},
	10,
	2
);

/** A post's text with all matches replaced; unchanged if the search fails. */
function atria_widgets_replace( string $pattern, callable $replace, string $slashed ): string {
	$text = preg_replace_callback( $pattern, $replace, wp_unslash( $slashed ) );
	return is_string( $text ) ? wp_slash( $text ) : $slashed;
}

/*
 * The JSON child is a script, and WordPress cannot allow scripts of one type only: it would remove
 * an unknown type and leave `<script>`, which runs. So during its filter an element takes the place
 * of the child, with the data in an attribute, and is replaced with the child afterwards. The filter
 * also ends a tag at the first `>`, which may be part of a value.
 */
add_filter(
	'content_save_pre',
	static function ( $content ) {
		if ( ! has_filter( 'content_save_pre', 'wp_filter_post_kses' ) ) {
			return $content;
		}
		$attributes = '(?:[^>"\']++|"[^"]*+"|\'[^\']*+\')*+';
		$depth      = 0;
		$hide       = static function ( array $found ) use ( &$depth ): string {
			if ( isset( $found['json'] ) ) {
				// The types that the widgets read (src/read/data-block.ts).
				$type    = '"[^"+]*json[^"+]*"|\'[^\'+]*json[^\'+]*\'|[^\s"\'+]*json[^\s"\'+]*';
				$is_data = $depth > 0 && preg_match( "~\\stype\\s*=\\s*(?:$type)(?=[\\s/]|$)~i", $found['script'] );
				return $is_data ? '<atria-data data-json="' . htmlspecialchars( $found['json'], ENT_QUOTES ) . '"></atria-data>' : $found[0];
			}
			// Only the element made here is valid: one that the author wrote would precede the data.
			if ( 'atria-data' === strtolower( $found['tag'] ) ) {
				return '';
			}
			$depth = max( 0, $depth + ( '' === $found['end'] ? 1 : -1 ) );
			$rest  = str_replace( array( '<', '>' ), array( '&lt;', '&gt;' ), $found['rest'] );
			return '<' . $found['end'] . $found['tag'] . $rest . '>';
		};
		$tag        = "<(?<end>/?)(?<tag>atria-[a-z-]+)(?<rest>$attributes)>";
		$script     = "<script(?<script>\\b$attributes)>(?<json>.*?)</script\\s*>";
		return atria_widgets_replace( "~$tag|$script~is", $hide, (string) $content );
	},
	9
);

add_filter(
	'content_save_pre',
	static function ( $content ) {
		$show = static function ( array $found ): string {
			$json = htmlspecialchars_decode( $found[1], ENT_QUOTES );
			// In JSON these characters are in strings only; escaped they cannot end the script. The widgets
			// may still read other data, or report it: there only the end of a script is escaped.
			$safe = is_object( json_decode( $json ) )
				? str_replace( array( '<', '>', '&' ), array( '\u003c', '\u003e', '\u0026' ), $json )
				: preg_replace( '~<(?=/?script|!--)~i', '\u003c', $json );
			return '<script type="application/json">' . $safe . '</script>';
		};
		return atria_widgets_replace( '~<atria-data data-json="([^"]*)">\s*</atria-data>~', $show, (string) $content );
	},
	11
);
