<?php
/** One block for each widget. Their code is all in blocks.js, so visitors' pages load none of it. */

defined( 'ABSPATH' ) || exit;

// Together with the head for the blocks' previews.
add_action(
	'enqueue_block_editor_assets',
	static function () {
		$needs = array( 'wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor', 'wp-hooks', 'react-dom' );
		$file  = plugins_url( 'blocks.js', __DIR__ );
		wp_enqueue_script( 'atria-widgets-blocks', $file, $needs, atria_widgets_file( 'release.json' )['version'] ?? '', true );
		$given  = array( 'head' => atria_widgets_head( array( 'edit-mode' => '' ) ) );
		$script = 'window.atriaWidgetsBlocks = ' . wp_json_encode( $given, JSON_HEX_TAG | JSON_HEX_AMP ) . ';';
		wp_add_inline_script( 'atria-widgets-blocks', $script, 'before' );
	}
);
