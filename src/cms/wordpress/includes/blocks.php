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
		$folder = dirname( __DIR__ );
		load_plugin_textdomain( 'atria-widgets', false, basename( $folder ) . '/languages' );
		$needs = array( 'wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor', 'wp-hooks', 'react-dom' );
		wp_register_script(
			'atria-widgets-blocks',
			plugins_url( 'blocks.js', $folder . '/blocks.js' ),
			$needs,
			atria_widgets_file( 'release.json' )['version'] ?? '',
			true
		);
		$blocks = glob( $folder . '/blocks/*', GLOB_ONLYDIR );
		foreach ( $blocks ? $blocks : array() as $block ) {
			register_block_type( $block );
		}
	}
);

// The head of the blocks' previews.
add_action(
	'enqueue_block_editor_assets',
	static function () {
		$given  = array( 'head' => atria_widgets_head( array( 'edit-mode' => '' ) ) );
		$script = 'window.atriaWidgetsBlocks = ' . wp_json_encode( $given, JSON_HEX_TAG | JSON_HEX_AMP ) . ';';
		wp_add_inline_script( 'atria-widgets-blocks', $script, 'before' );
	}
);
