package dev.ectype.controlplane.signin.saml;

import java.net.URI;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Describes how a browser sends a request to an identity provider.
 *
 * @param target the URL to open; with {@link SamlBinding#REDIRECT} it contains the request and its signature
 * @param fields the fields of the form to post; empty with {@link SamlBinding#REDIRECT}
 */
public record SamlRequest(URI target, SortedMap<String, String> fields) {
    public SamlRequest {
        fields = Collections.unmodifiableSortedMap(new TreeMap<>(fields));
    }
}
