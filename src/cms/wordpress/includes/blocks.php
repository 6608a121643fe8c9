<?php
/** A block a widget, in the category Atria; what they show and save is blocks.js. */

defined( 'ABSPATH' ) || exit;

add_filter(
	'block_categories_all',
	static fn( array $categories ): array => array_merge(
		$categories,
		array(
			array(
				'slug'  => 'atria',
				'title' => 'Atria',
			),
		)
	)
);

add_action(
	'init',
	static function () {
		$needs  = array( 'wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor' );
		$script = dirname( __DIR__ ) . '/blocks.js';
		wp_register_script(
			'atria-widgets-blocks',
			plugins_url( 'blocks.js', $script ),
			$needs,
			(string) filemtime( $script ),
			true
		);
		foreach ( glob( dirname( __DIR__ ) . '/blocks/*', GLOB_ONLYDIR ) as $folder ) {
			register_block_type( $folder );
		}
	}
);

// What the blocks' forms are made of, and the head of their previews.
add_action(
	'enqueue_block_editor_assets',
	static function () {
		$given = array(
			'head'    => atria_widgets_head( array( 'edit-mode' => '' ) ),
			'schemas' => wp_json_file_decode( dirname( __DIR__ ) . '/schemas.json' ),
		);
		$script = 'window.atriaWidgetsBlocks = ' . wp_json_encode( $given, JSON_HEX_TAG | JSON_HEX_AMP ) . ';';
		wp_add_inline_script( 'atria-widgets-blocks', $script, 'before' );
	}
);
