<?php
/**
 * A post's widgets rendered before any script runs, by the service of
 * `npx atria-widgets serve-prerender` if it is set in the settings. The result is saved with the post.
 */

defined( 'ABSPATH' ) || exit;

/** The meta key of a post's rendered texts. */
const ATRIA_WIDGETS_MADE = '_atria_widgets_made';

/**
 * How many texts of one post are kept in an hour, rendered or not: its pages, and versions that other plugins
 * show to some readers. Without a limit, a post whose text changes at each view would call the service each time.
 */
const ATRIA_WIDGETS_TEXTS = 6;

/** Whether the service of the settings could not be reached in the last minute; another one is called. */
function atria_widgets_is_away(): bool {
	return atria_widgets_settings()['service'] === get_transient( 'atria_widgets_away' );
}

/** The page as the service renders it; '' if it renders nothing. */
function atria_widgets_ask( string $html, string $url ): string {
	$service = atria_widgets_settings()['service'];
	$answer  = wp_remote_post(
		add_query_arg( 'url', rawurlencode( $url ), $service ),
		array(
			'headers' => array( 'Content-Type' => 'text/html; charset=utf-8' ),
			'body'    => $html,
			'timeout' => 2,
		)
	);
	// One that was reached, but is slow or breaks off (curl's 28, 52 and 56, or PHP's socket), is not away.
	if ( is_wp_error( $answer ) && ! preg_match( '/^(cURL error (28: Operation|52|56)|fsocket timed out)/', $answer->get_error_message() ) ) {
		set_transient( 'atria_widgets_away', $service, MINUTE_IN_SECONDS );
	}
	$is_made = 'rendered' === wp_remote_retrieve_header( $answer, 'atria-prerender' );
	return $is_made ? wp_remote_retrieve_body( $answer ) : '';
}

/** A post's text with rendered widgets; '' if the service renders nothing. */
function atria_widgets_make( string $content, string $url ): string {
	// The service reads the settings from the head, and puts the largest picture's link before it.
	$head = atria_widgets_scripts();
	$page = atria_widgets_ask( $head . $content, $url );
	return false === strpos( $page, $head ) ? '' : implode( '', explode( $head, $page, 2 ) );
}

/** A post's texts by the hash of each, rendered or '', and until when; those made of something else are discarded. */
function atria_widgets_kept( WP_Post $post ): array {
	$release = atria_widgets_file( 'release.json' )['version'] ?? '';
	$made_of = array( $post->post_modified_gmt, (string) get_permalink( $post ), $release, atria_widgets_settings() );
	$new     = array(
		'of'    => md5( wp_json_encode( $made_of ) ),
		'since' => time(),
		'texts' => array(),
	);
	$kept    = get_post_meta( $post->ID, ATRIA_WIDGETS_MADE, true );
	return is_array( $kept ) && ( $kept['of'] ?? '' ) === $new['of'] ? $kept : $new;
}

/** A post's text with its widgets, rendered now or before; unchanged if there is no rendered text. */
function atria_widgets_made( string $content, WP_Post $post ): string {
	$kept = atria_widgets_kept( $post );
	$key  = md5( $content );
	list( $text, $until ) = $kept['texts'][ $key ] ?? array( '', 0 );
	if ( time() < $until ) {
		$made = '' === $text ? false : gzuncompress( (string) base64_decode( $text, true ) );
		return is_string( $made ) ? $made : $content;
	}
	if ( 0 === $until && count( $kept['texts'] ) >= ATRIA_WIDGETS_TEXTS ) {
		if ( time() - $kept['since'] < HOUR_IN_SECONDS ) {
			return $content;
		}
		$kept['since'] = time();
		$kept['texts'] = array();
	}
	$made = atria_widgets_is_away() ? '' : atria_widgets_make( $content, (string) get_permalink( $post ) );
	if ( '' === $made && atria_widgets_is_away() ) {
		return $content;
	}
	// Answers of the back end in it (`--ask`) become old; what was not rendered may be later.
	$until = '' === $made || preg_match( '/ data-atria-answers="[1-9]/', $made ) ? time() + 5 * MINUTE_IN_SECONDS : PHP_INT_MAX;
	// Compressed, as WordPress reads a post with all its meta, and in ASCII, which no database changes.
	$kept['texts'][ $key ] = array( '' === $made ? '' : base64_encode( gzcompress( $made ) ), $until );
	update_post_meta( $post->ID, ATRIA_WIDGETS_MADE, $kept );
	return '' === $made ? $content : $made;
}

/** Adds the hash and the page's nonce to the tag of the script that keeps presses until widgets load. */
function atria_widgets_with_nonce( string $made ): string {
	$script = '<script async src="' . esc_attr( atria_widgets_base() ) . 'atria-touched.js"></script>';
	$own    = wp_get_script_tag( atria_widgets_load( 'atria-touched.js', 'src', array( 'async' => true ) ) );
	return str_replace( $script, trim( $own ), $made );
}

/** Whether this is the page of a post that all readers may see and whose widgets are rendered. */
function atria_widgets_renders( ?WP_Post $post ): bool {
	return null !== $post && is_singular() && get_queried_object_id() === $post->ID && ! is_preview()
		&& ! post_password_required( $post ) && '' !== atria_widgets_settings()['service']
		&& '' !== atria_widgets_base() && function_exists( 'gzcompress' );
}

/** Whether the page has rendered markup, as far as is known in the head: most themes print the post later. */
function atria_widgets_is_painted(): bool {
	$post = get_queried_object();
	return $post instanceof WP_Post && atria_widgets_renders( $post ) && (bool) array_filter( array_column( atria_widgets_kept( $post )['texts'], 0 ) );
}

// On the page of one post only, and after all other plugins, so that they do not change the markup
// of a widget.
add_filter(
	'the_content',
	static function ( $content ) {
		$post = get_post();
		if ( ! atria_widgets_renders( $post ) || ! in_the_loop() || ! is_main_query()
			|| ! is_string( $content ) || false === stripos( $content, '<atria-' ) ) {
			return $content;
		}
		return atria_widgets_with_nonce( atria_widgets_made( $content, $post ) );
	},
	PHP_INT_MAX
);
