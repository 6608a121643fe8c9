<?php
/**
 * Replaces the script modules of WordPress 6.5 and later, which Debian's version does not have, if the
 * address says so: their import map, and a module that needs it, in the head or at the end of the page.
 */

if ( in_array( $_GET['script-modules'] ?? '', array( 'wp_head', 'wp_footer' ), true ) ) {
	/** The one object that plugins use. */
	function wp_script_modules() {
		static $modules = null;
		$modules ??= new class() {
			public function print_import_map() {
				$map = array( 'imports' => array( '@wordpress/trial' => 'data:text/javascript,export default "WordPress"' ) );
				wp_print_inline_script_tag(
					wp_json_encode( $map, JSON_HEX_TAG | JSON_HEX_AMP ),
					array(
						'type' => 'importmap',
						'id'   => 'wp-importmap',
					)
				);
			}

			public function print_enqueued_script_modules() {
				wp_print_inline_script_tag(
					'import name from "@wordpress/trial"; window.trial = name;',
					array( 'type' => 'module' )
				);
			}
		};
		return $modules;
	}
	add_action( $_GET['script-modules'], array( wp_script_modules(), 'print_import_map' ) );
	add_action( $_GET['script-modules'], array( wp_script_modules(), 'print_enqueued_script_modules' ) );
}
