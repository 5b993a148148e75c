/** Creates, rotates and revokes the keys of the API. Takes requests of administrators. Gives keys, with the secret only once. */
@NullMarked
package dev.ectype.controlplane.apikey;

import org.jspecify.annotations.NullMarked;
