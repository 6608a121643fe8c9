<?php
/**
 * Plugin Name: Atria Widgets
 * Description: The widgets as blocks, each with a form and a preview. WordPress keeps their markup unchanged, also for authors.
 * Version: 0.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: atria-widgets
 * Domain Path: /languages
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/includes/files.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/head.php';
require __DIR__ . '/includes/allowed-tags.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/prerendered.php';
