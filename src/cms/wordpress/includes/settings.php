<?php
/** Settings > Atria Widgets: the address of the bundle, and the page settings that its script tag gives to all widgets. */

defined( 'ABSPATH' ) || exit;

/*
 * The script at the address runs on every page. So only users who may change options and may already
 * write scripts can set it: in a network its administrator, with DISALLOW_UNFILTERED_HTML nobody.
 */
add_filter(
	'map_meta_cap',
	static fn( array $needed, string $asked, int $user ): array => 'manage_atria_widgets' === $asked
		? array_merge( map_meta_cap( 'manage_options', $user ), map_meta_cap( 'unfiltered_html', $user ) )
		: $needed,
	10,
	3
);
add_filter( 'option_page_capability_atria_widgets', static fn(): string => 'manage_atria_widgets' );

/** The current settings: address, brand, language, rendering service, fonts and other page settings, one a line. */
function atria_widgets_settings(): array {
	$defaults = array_fill_keys( array( 'url', 'brand', 'language', 'service', 'fonts', 'more' ), '' );
	return array_intersect_key( (array) get_option( 'atria_widgets', array() ), $defaults ) + $defaults;
}

/** A line of the other settings: `search-url=/haku`, or `edit-mode` for one that is on. */
const ATRIA_WIDGETS_LINE = '/^[ \t]*(?:data-)?([a-z][a-z-]*)[ \t]*(?|=[ \t]*(.*?)|())[ \t\r]*$/m';

/** The other settings as names and values; one that is on has an empty value, as in HTML. */
function atria_widgets_more( string $lines ): array {
	preg_match_all( ATRIA_WIDGETS_LINE, $lines, $found, PREG_SET_ORDER );
	return array_column( $found, 2, 1 );
}

/** The settings that are saved from the values that the form sends. */
function atria_widgets_clean_settings( $given ): array {
	$given = (array) $given;
	$text  = static fn( string $name ): string => sanitize_text_field( $given[ $name ] ?? '' );
	$url   = static function ( string $name ) use ( $given ): string {
		$typed = is_string( $given[ $name ] ?? null ) ? trim( $given[ $name ] ) : '';
		$url   = esc_url_raw( $typed, array( 'http', 'https' ) );
		return '' === $url ? '' : trailingslashit( $url );
	};
	// WordPress's own filters for texts would take `%C3%B6` out of addresses.
	$more  = is_string( $given['more'] ?? null ) ? preg_replace( '/[\x00-\x08\x0B-\x1F\x7F<]/', '', $given['more'] ) : '';
	$wrong = preg_replace( '/\s*\n\s*/', ' | ', trim( preg_replace( ATRIA_WIDGETS_LINE, '', $more ) ) );
	// When the option is new, WordPress calls this twice.
	if ( '' !== $wrong && ! get_settings_errors( 'atria_widgets' ) ) {
		/* translators: %s: the lines. */
		$note = __( 'Saved, but these lines are no settings, as search-url=/haku or edit-mode: %s', 'atria-widgets' );
		add_settings_error( 'atria_widgets', 'more', esc_html( sprintf( $note, $wrong ) ), 'warning' );
	}
	return array(
		'url'      => $url( 'url' ),
		'brand'    => $text( 'brand' ),
		'language' => $text( 'language' ),
		'service'  => $url( 'service' ),
		'fonts'    => empty( $given['fonts'] ) ? '' : '1',
		'more'     => $more,
	);
}

add_action(
	'admin_init',
	static function () {
		load_plugin_textdomain( 'atria-widgets', false, basename( dirname( __DIR__ ) ) . '/languages' );
		$rules = array(
			'type'              => 'array',
			'sanitize_callback' => 'atria_widgets_clean_settings',
		);
		register_setting( 'atria_widgets', 'atria_widgets', $rules );
	}
);

add_action(
	'admin_menu',
	static function () {
		$name = 'Atria Widgets';
		add_options_page( $name, $name, 'manage_atria_widgets', 'atria-widgets', 'atria_widgets_page' );
	}
);

/** The text below the address in the form: the plugin's release. */
function atria_widgets_release_note( string $url ): string {
	$version = atria_widgets_file( 'release.json' )['version'] ?? '';
	/* translators: %s: a version, as 1.2.0. */
	$text = sprintf( __( 'This plugin is of release %s.', 'atria-widgets' ), $version );
	return '' === $url || basename( $url ) === $version
		? $text
		: $text . ' ' . __( 'The address ends in another one: its files are not checked by hashes, and a block may have what it does not know.', 'atria-widgets' );
}

/** The form; options.php checks its nonce and the user who sends it. */
function atria_widgets_page(): void {
	if ( ! current_user_can( 'manage_atria_widgets' ) ) {
		return;
	}
	$values = atria_widgets_settings();
	$rows   = array(
		'url'      => array( __( 'Address of the release', 'atria-widgets' ), 'https://cdn.example.org/atria/' . ( atria_widgets_file( 'release.json' )['version'] ?? '' ) . '/', atria_widgets_release_note( $values['url'] ) ),
		'brand'    => array( __( 'Brand', 'atria-widgets' ), 'atriafi', '' ),
		'language' => array( __( 'Language', 'atria-widgets' ), 'fi, en, se, de', '' ),
		'service'  => array( __( 'Address of the rendering service', 'atria-widgets' ), 'http://localhost:4380/', __( 'Where npx atria-widgets serve-prerender runs, for widgets that are painted before any script; may be empty.', 'atria-widgets' ) ),
	);
	echo '<div class="wrap"><h1>Atria Widgets</h1><form method="post" action="options.php">';
	settings_fields( 'atria_widgets' );
	echo '<table class="form-table" role="presentation">';
	foreach ( $rows as $name => list( $label, $example, $note ) ) {
		printf(
			'<tr><th scope="row"><label for="atria-%1$s">%2$s</label></th><td><input class="regular-text" id="atria-%1$s" name="atria_widgets[%1$s]" value="%3$s" placeholder="%4$s" aria-describedby="atria-%1$s-note"><p class="description" id="atria-%1$s-note">%5$s</p></td></tr>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( $values[ $name ] ),
			esc_attr( $example ),
			esc_html( $note )
		);
	}
	printf(
		'<tr><th scope="row">%s</th><td><label><input type="checkbox" name="atria_widgets[fonts]" value="1"%s> %s</label></td></tr>',
		esc_html__( 'Fonts', 'atria-widgets' ),
		checked( $values['fonts'], '1', false ),
		esc_html__( 'Load the fonts of the brand', 'atria-widgets' )
	);
	printf(
		'<tr><th scope="row"><label for="atria-more">%s</label></th><td><textarea class="large-text code" rows="6" id="atria-more" name="atria_widgets[more]" placeholder="search-url=/haku">%s</textarea></td></tr></table>',
		esc_html__( 'Other settings, a line each', 'atria-widgets' ),
		esc_textarea( $values['more'] )
	);
	submit_button();
	echo '</form></div>';
}

add_action(
	'admin_notices',
	static function () {
		if ( '' !== atria_widgets_settings()['url'] || ! current_user_can( 'manage_atria_widgets' ) ) {
			return;
		}
		printf(
			'<div class="notice notice-warning"><p>Atria Widgets: <a href="%s">%s</a></p></div>',
			esc_url( admin_url( 'options-general.php?page=atria-widgets' ) ),
			esc_html__( 'the widgets show once the address of the release is set.', 'atria-widgets' )
		);
	}
);
