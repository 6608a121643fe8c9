<?php
/**
 * The plugin's PHP in a WordPress of a few lines. Reads a list of steps as JSON, and prints the list
 * of their results:
 *
 * - `{"save": {…}}`: the settings page is saved with these values. Gives what is stored, and what the
 *   administrator is told.
 * - `{"view": "text", "answer": {…}, "later": 360}`: a visitor looks at a post with this text, so
 *   many seconds later, and the rendering service would answer so: `{"error": "…"}`, or a header
 *   `atria-prerender`; if it is `rendered`, the answer is the text in `<i>`. Gives what is shown, and
 *   the number of requests to the service.
 * - `{"head": true}`: gives the script tag in the head.
 */

const ABSPATH           = '/';
const MINUTE_IN_SECONDS = 60;
const HOUR_IN_SECONDS   = 3600;

class WP_Post {
	public $ID                = 1;
	public $post_modified_gmt = '2026-01-01 00:00:00';
}

class WP_Error {
	public $message;
	public function __construct( string $message ) {
		$this->message = $message;
	}
	public function get_error_message(): string {
		return $this->message;
	}
}

$stored = array();
$told   = array();
$answer = array();
$asked  = 0;

function add_filter() {}
function add_action() {}
function apply_filters( $name, $value ) {
	return $value;
}
function __( $text ) {
	return $text;
}

function get_option( $name, $fallback ) {
	return $GLOBALS['stored'][ $name ] ?? $fallback;
}
function get_transient( $name ) {
	return $GLOBALS['stored'][ $name ] ?? false;
}
function set_transient( $name, $value ) {
	$GLOBALS['stored'][ $name ] = $value;
}
function get_post_meta( $post, $name ) {
	return $GLOBALS['stored'][ $name ] ?? '';
}
function update_post_meta( $post, $name, $value ) {
	$GLOBALS['stored'][ $name ] = $value;
}
function get_permalink() {
	return 'https://www.example.fi/artikkeli/';
}

function get_settings_errors() {
	return $GLOBALS['told'];
}
function add_settings_error( $setting, $code, $message ) {
	$GLOBALS['told'][] = $message;
}

function trailingslashit( $text ) {
	return rtrim( $text, '/' ) . '/';
}
// Like WordPress's own: without tags and without what `%` encodes.
function sanitize_textarea_field( $text ) {
	return trim( preg_replace( '/%[a-f0-9]{2}/i', '', strip_tags( $text ) ) );
}
function sanitize_text_field( $text ) {
	return preg_replace( '/\s+/', ' ', sanitize_textarea_field( $text ) );
}
function esc_url_raw( $url ) {
	return $url;
}
function esc_url( $url ) {
	return esc_attr( $url );
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8', false );
}
function esc_html( $text ) {
	return esc_attr( $text );
}
function wp_json_encode( $value ) {
	return json_encode( $value );
}
function wp_get_script_tag( $attributes ) {
	$text = '<script';
	foreach ( $attributes as $name => $value ) {
		$text .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return $text . "></script>\n";
}

function add_query_arg( $name, $value, $url ) {
	return "$url?$name=$value";
}
function wp_remote_post( $url, $request ) {
	++$GLOBALS['asked'];
	return isset( $GLOBALS['answer']['error'] ) ? new WP_Error( $GLOBALS['answer']['error'] ) : array( 'body' => '<i>' . $request['body'] . '</i>' );
}
function is_wp_error( $value ) {
	return $value instanceof WP_Error;
}
function wp_remote_retrieve_header( $response, $name ) {
	return is_wp_error( $response ) ? '' : $GLOBALS['answer'][ $name ] ?? '';
}
function wp_remote_retrieve_body( $response ) {
	return is_wp_error( $response ) ? '' : $response['body'];
}

foreach ( array( 'files', 'settings', 'head', 'prerendered' ) as $file ) {
	require dirname( __DIR__, 2 ) . "/src/cms/wordpress/includes/$file.php";
}

/** As if all that is stored with the post was stored so many seconds before. */
function pass_time( int $seconds ): void {
	global $stored;
	foreach ( array_keys( $stored[ ATRIA_WIDGETS_MADE ]['texts'] ?? array() ) as $key ) {
		$stored[ ATRIA_WIDGETS_MADE ]['texts'][ $key ][1] -= $seconds;
	}
	if ( isset( $stored[ ATRIA_WIDGETS_MADE ] ) ) {
		$stored[ ATRIA_WIDGETS_MADE ]['since'] -= $seconds;
	}
	if ( $seconds >= MINUTE_IN_SECONDS ) {
		unset( $stored['atria_widgets_away'] );
	}
}

/** The result of a step. */
function result_of( array $step ): array {
	global $stored, $told, $answer, $asked;
	if ( isset( $step['save'] ) ) {
		$told                    = array();
		$stored['atria_widgets'] = atria_widgets_clean_settings( $step['save'] );
		// As WordPress does for an option that is new.
		$stored['atria_widgets'] = atria_widgets_clean_settings( $stored['atria_widgets'] );
		return array( 'stored' => $stored['atria_widgets'], 'told' => $told );
	}
	if ( isset( $step['head'] ) ) {
		return array( 'html' => atria_widgets_scripts() );
	}
	pass_time( $step['later'] ?? 0 );
	$answer = $step['answer'] ?? array();
	$before = $asked;
	$shown  = atria_widgets_made( $step['view'], new WP_Post() );
	return array( 'shown' => $shown, 'requests' => $asked - $before );
}

echo json_encode( array_map( 'result_of', json_decode( file_get_contents( 'php://stdin' ), true ) ) );
