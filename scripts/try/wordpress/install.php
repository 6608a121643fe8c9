<?php
/** Makes the site: its tables, its users and the plugin's settings. Arguments: folder, address. */

list( , $folder, $address ) = $argv;

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = parse_url( $address, PHP_URL_HOST ) . ':' . parse_url( $address, PHP_URL_PORT );
require $folder . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Atria', 'administrator', 'administrator@example.org', false, '', 'administrator' );
$users = array(
	'editor'      => 'editor',
	'author'      => 'author',
	'kirjoittaja' => 'author',
);
foreach ( $users as $name => $role ) {
	$user = array(
		'user_login' => $name,
		'user_pass'  => $name,
		'user_email' => $name . '@example.org',
		'role'       => $role,
		'locale'     => 'kirjoittaja' === $name ? 'fi' : '',
	);
	if ( is_wp_error( wp_insert_user( $user ) ) ) {
		exit( 1 );
	}
}
update_option( 'siteurl', $address );
update_option( 'home', $address );
switch_theme( 'twentytwentythree' );
update_option( 'active_plugins', array( 'atria-widgets/atria-widgets.php' ) );
