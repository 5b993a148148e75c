package dev.ectype.controlplane.signin.saml;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Describes the user of a verified assertion.
 *
 * @param email the e-mail address, in lower case
 * @param nameId the identifier of the user at the provider; null if it is absent or encrypted
 * @param attributes the text values of each attribute
 * @param assertionId the identifier that the provider gives to one assertion only
 * @param usableUntil the time from which {@link SamlProtocol#verify} refuses the assertion
 */
public record SamlSubject(
        String email,
        @Nullable String nameId,
        SortedMap<String, List<String>> attributes,
        String assertionId,
        @Nullable String sessionIndex,
        Instant usableUntil) {
    public SamlSubject {
        SortedMap<String, List<String>> copy = new TreeMap<>();
        attributes.forEach((name, values) -> copy.put(name, List.copyOf(values)));
        attributes = Collections.unmodifiableSortedMap(copy);
    }
}
