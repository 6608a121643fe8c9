<?php
/** The lines in the head of every page, as in docs/guides/publishing.md. */

defined( 'ABSPATH' ) || exit;

/** A link element for the head; every value is escaped here. */
function atria_widgets_link( array $attributes ): string {
	$text = '<link';
	foreach ( $attributes as $attribute => $value ) {
		$text .= sprintf( ' %s="%s"', $attribute, esc_attr( $value ) );
	}
	return $text . ">\n";
}

/** The address of the release's folder; '' until it is set. */
function atria_widgets_base(): string {
	$url = esc_url_raw( atria_widgets_settings()['url'], array( 'http', 'https' ) );
	return '' === $url ? '' : trailingslashit( $url );
}

/**
 * The hashes by path that a browser checks files with: `tags` and `modules`. They are valid for the
 * release that this plugin was built with only: the files of another release are not checked.
 */
function atria_widgets_hashes( string $list ): array {
	$release = atria_widgets_file( 'release.json' );
	$is_ours = basename( atria_widgets_base() ) === ( $release['version'] ?? '' );
	return $is_ours ? $release[ $list ] ?? array() : array();
}

/** The attributes of a tag with which the browser loads a file of the release and checks its hash. */
function atria_widgets_load( string $file, string $link, array $attributes ): array {
	$hash = atria_widgets_hashes( 'tags' )[ $file ] ?? '';
	if ( '' !== $hash ) {
		$attributes += array(
			'integrity'   => $hash,
			'crossorigin' => 'anonymous',
		);
	}
	return $attributes + array( $link => esc_url( atria_widgets_base() . $file ) );
}

/** The style sheets. */
function atria_widgets_styles(): string {
	$settings = atria_widgets_settings();
	$sheet    = array( 'rel' => 'stylesheet' );
	$lines    = atria_widgets_link( atria_widgets_load( 'atria.css', 'href', $sheet ) );
	if ( '' !== $settings['fonts'] && '' !== $settings['brand'] ) {
		$lines .= atria_widgets_link( atria_widgets_load( 'brands/' . rawurlencode( $settings['brand'] ) . '.css', 'href', $sheet ) );
	}
	return $lines;
}

/**
 * The import map with which the browser checks every module of the release, also those loaded late.
 * Firefox reads one import map a page, so its entries are added to that of WordPress if there is one.
 *
 * @param string $others The script tag that WordPress prints for its own modules, or ''.
 */
function atria_widgets_import_map( string $others = '' ): string {
	$base   = atria_widgets_base();
	$hashes = array();
	foreach ( atria_widgets_hashes( 'modules' ) as $path => $hash ) {
		$hashes[ $base . $path ] = $hash;
	}
	if ( array() === $hashes ) {
		return $others;
	}
	$text = static fn( $map ): string => wp_json_encode( $map, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
	if ( preg_match( '~(<script\b[^>]*\btype="importmap"[^>]*>)(.*?)(</script>)~s', $others, $found ) ) {
		$map = json_decode( $found[2] );
		if ( is_object( $map ) ) {
			$map->integrity = (object) ( (array) ( $map->integrity ?? array() ) + $hashes );
			return str_replace( $found[0], $found[1] . $text( $map ) . $found[3], $others );
		}
	}
	return $others . wp_get_inline_script_tag( $text( array( 'integrity' => $hashes ) ), array( 'type' => 'importmap' ) );
}

/**
 * The code that all widgets share, loaded at once instead of after the loader, and the loader's tag
 * with the settings. For rendered markup, which needs the code later, only what requests it.
 *
 * @param bool $is_painted Whether the page includes rendered markup.
 */
function atria_widgets_scripts( array $more = array(), bool $is_painted = false ): string {
	$settings = atria_widgets_settings();
	$named    = array_filter( array_intersect_key( $settings, array_flip( array( 'brand', 'language' ) ) ) );
	$data     = array();
	foreach ( $named + atria_widgets_more( $settings['more'] ) + $more as $name => $value ) {
		$data[ 'data-' . $name ] = $value;
	}
	$loader = atria_widgets_load( 'atria.js', 'src', array( 'type' => 'module' ) + $data );
	$tag    = wp_get_script_tag( $loader );
	// The code of rendered markup loads after its files and pictures; before them, what requests it.
	$file = $is_painted ? 'atria-early.js' : 'core.js';
	$link = array( 'rel' => 'modulepreload' ) + ( $is_painted ? array( 'fetchpriority' => 'low' ) : array() );
	// A plugin for a content security policy adds a nonce to scripts; the preload needs the same nonce.
	$nonce   = array_intersect_key( apply_filters( 'wp_script_attributes', $loader ), array( 'nonce' => '' ) );
	return atria_widgets_link( atria_widgets_load( $file, 'href', $link + $nonce ) ) . $tag;
}

/** All lines, for a page with no other head. */
function atria_widgets_head( array $more ): string {
	return '' === atria_widgets_base()
		? ''
		: atria_widgets_styles() . atria_widgets_import_map() . atria_widgets_scripts( $more );
}

add_action(
	'wp_head',
	static function () {
		if ( '' !== atria_widgets_base() ) {
			// phpcs:ignore WordPress.Security.EscapeOutput -- escaped by atria_widgets_link.
			echo atria_widgets_styles();
		}
	},
	5
);

/*
 * The scripts are printed together with WordPress's own import map (since 6.5): in the head, with
 * classic themes at the end of the page. After the first module starts to load, Firefox and browsers
 * before 2025 ignore import maps, and WordPress's own blocks would not work.
 */
add_action(
	'wp',
	static function () {
		if ( '' === atria_widgets_base() ) {
			return;
		}
		$others = static function () {};
		$hook   = 'wp_head';
		$at     = 5;
		if ( function_exists( 'wp_script_modules' ) ) {
			$theirs = array( wp_script_modules(), 'print_import_map' );
			$hook   = has_action( 'wp_footer', $theirs ) ? 'wp_footer' : 'wp_head';
			$found  = has_action( $hook, $theirs );
			if ( $found ) {
				remove_action( $hook, $theirs, $found );
				$others = $theirs;
				// WordPress prints its modules at the same priority: this action would run after them.
				$at = $found - 1;
			}
		}
		$print = static function () use ( $others ) {
			ob_start();
			call_user_func( $others );
			// phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the functions that make them.
			echo atria_widgets_import_map( ob_get_clean() ) . atria_widgets_scripts( array(), atria_widgets_is_painted() );
		};
		add_action( $hook, $print, $at );
	}
);
