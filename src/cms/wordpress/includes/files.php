<?php
/** The files that the build writes next to the plugin's code. */

defined( 'ABSPATH' ) || exit;

/** The content of a JSON file of the plugin; empty if the folder was copied without it. */
function atria_widgets_file( string $name ): array {
	static $read = array();
	if ( ! isset( $read[ $name ] ) ) {
		$path          = dirname( __DIR__ ) . '/' . $name;
		$options       = array( 'associative' => true );
		$read[ $name ] = is_readable( $path ) ? (array) wp_json_file_decode( $path, $options ) : array();
	}
	return $read[ $name ];
}
