package dev.ectype.controlplane.signin.sso;

import java.net.URI;
import java.util.SortedMap;

/**
 * Holds the request that the browser sends to a provider.
 *
 * @param form the fields of a form that the browser posts; empty for a redirect
 * @param secrets the secrets that verify the response
 */
public record SsoRequest(URI target, SortedMap<String, String> form, SortedMap<String, String> secrets) {
    /** Omits the secrets. */
    @Override
    public String toString() {
        return "SsoRequest";
    }
}
