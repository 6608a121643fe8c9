<?php
/** Settings > Atria Widgets: where the bundle lies, and what its script tag says to all widgets. */

defined( 'ABSPATH' ) || exit;

/** The settings in force: address, brand, language, fonts and, a line each, other settings of the page. */
function atria_widgets_settings(): array {
	$defaults = array(
		'url'      => '',
		'brand'    => '',
		'language' => '',
		'fonts'    => '',
		'more'     => '',
	);
	return array_intersect_key( (array) get_option( 'atria_widgets', array() ), $defaults ) + $defaults;
}

/** The lines `search-url=/haku` as names and values. */
function atria_widgets_more( string $lines ): array {
	preg_match_all( '/^\s*(?:data-)?([a-z][a-z-]*)\s*=\s*(.*?)\s*$/m', $lines, $found, PREG_SET_ORDER );
	return array_column( $found, 2, 1 );
}

function atria_widgets_clean_settings( $given ): array {
	$given = (array) $given;
	$text  = static fn( string $name ): string => sanitize_text_field( $given[ $name ] ?? '' );
	$url   = esc_url_raw( trim( (string) ( $given['url'] ?? '' ) ), array( 'http', 'https' ) );
	return array(
		'url'      => '' === $url ? '' : trailingslashit( $url ),
		'brand'    => $text( 'brand' ),
		'language' => $text( 'language' ),
		'fonts'    => empty( $given['fonts'] ) ? '' : '1',
		'more'     => sanitize_textarea_field( $given['more'] ?? '' ),
	);
}

add_action(
	'admin_init',
	static function () {
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
		add_options_page( $name, $name, 'manage_options', 'atria-widgets', 'atria_widgets_page' );
	}
);

/** The form; options.php checks its nonce and who sends it. */
function atria_widgets_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$values = atria_widgets_settings();
	$rows   = array(
		'url'      => array( 'Address of the release', 'https://cdn.example.org/atria/0.1.0/' ),
		'brand'    => array( 'Brand', 'atriafi' ),
		'language' => array( 'Language', 'fi, en, se or de' ),
	);
	echo '<div class="wrap"><h1>Atria Widgets</h1><form method="post" action="options.php">';
	settings_fields( 'atria_widgets' );
	echo '<table class="form-table" role="presentation">';
	foreach ( $rows as $name => list( $label, $hint ) ) {
		printf(
			'<tr><th scope="row"><label for="atria-%1$s">%2$s</label></th><td><input class="regular-text" id="atria-%1$s" name="atria_widgets[%1$s]" value="%3$s" placeholder="%4$s"></td></tr>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( $values[ $name ] ),
			esc_attr( $hint )
		);
	}
	printf(
		'<tr><th scope="row">Fonts</th><td><label><input type="checkbox" name="atria_widgets[fonts]" value="1"%s> Load the fonts of the brand</label></td></tr>',
		checked( $values['fonts'], '1', false )
	);
	printf(
		'<tr><th scope="row"><label for="atria-more">Other settings, a line each</label></th><td><textarea class="large-text code" rows="6" id="atria-more" name="atria_widgets[more]" placeholder="search-url=/haku">%s</textarea></td></tr></table>',
		esc_textarea( $values['more'] )
	);
	submit_button();
	echo '</form></div>';
}

add_action(
	'admin_notices',
	static function () {
		if ( '' !== atria_widgets_settings()['url'] || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		printf(
			'<div class="notice notice-warning"><p>Atria Widgets: the widgets show once the <a href="%s">address of the release</a> is set.</p></div>',
			esc_url( admin_url( 'options-general.php?page=atria-widgets' ) )
		);
	}
);
