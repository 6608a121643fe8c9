<?php
/** When the plugin is deleted, deletes each site's settings and rendered texts; posts keep their tags. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$sites = is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( get_current_blog_id() );
foreach ( $sites as $site ) {
	is_multisite() && switch_to_blog( $site );
	delete_option( 'atria_widgets' );
	delete_post_meta_by_key( '_atria_widgets_made' );
	is_multisite() && restore_current_blog();
}
