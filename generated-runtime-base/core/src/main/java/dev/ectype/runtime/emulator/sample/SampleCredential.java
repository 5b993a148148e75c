package dev.ectype.runtime.emulator.sample;

import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.SecurityPlan;
import dev.ectype.runtime.plan.binding.Location;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Holds a credential that satisfies the emulator.
 *
 * @param location the location in the request
 * @param name the name of the header, parameter or cookie
 * @param value the credential
 */
public record SampleCredential(Location location, String name, String value) {
    /** The credential if any credential suffices. */
    private static final String ANY = "any";

    /** Returns the credentials of an operation, or none for an open one. Configured credentials come first. */
    public static List<SampleCredential> of(OperationPlan operation, Plan plan, List<String> configured) {
        List<SecurityPlan> needed = null;
        for (List<String> names : operation.security()) {
            List<SecurityPlan> schemes = names.stream()
                    .map(plan.security()::get)
                    .filter(Objects::nonNull)
                    .toList();
            boolean easier = needed == null || isSendable(schemes) && !isSendable(needed);
            needed = easier ? schemes : needed;
        }
        List<SampleCredential> credentials = new ArrayList<>();
        for (SecurityPlan scheme : needed == null ? List.<SecurityPlan>of() : needed) {
            SampleCredential credential = of(scheme, configured.isEmpty() ? null : configured.get(0));
            if (credential != null && !isTaken(credential, scheme, credentials)) {
                credentials.removeIf(each -> each.isAt(credential.location(), credential.name()));
                credentials.add(credential);
            }
        }
        return credentials;
    }

    /** Returns whether another credential uses the same location. API keys give way to HTTP schemes. */
    private static boolean isTaken(SampleCredential credential, SecurityPlan scheme, List<SampleCredential> others) {
        return scheme.kind() == SecurityPlan.Kind.API_KEY
                && others.stream().anyMatch(each -> each.isAt(credential.location(), credential.name()));
    }

    private boolean isAt(Location otherLocation, String otherName) {
        return location == otherLocation && name.equalsIgnoreCase(otherName);
    }

    private static boolean isSendable(List<SecurityPlan> schemes) {
        return schemes.stream().noneMatch(scheme -> scheme.kind() == SecurityPlan.Kind.MUTUAL_TLS);
    }

    private static @Nullable SampleCredential of(SecurityPlan scheme, @Nullable String configured) {
        String text = configured == null ? ANY : configured;
        return switch (scheme.kind()) {
            case API_KEY ->
                new SampleCredential(
                        Objects.requireNonNullElse(scheme.location(), Location.HEADER),
                        Objects.requireNonNullElse(scheme.carrier(), "Authorization"),
                        text);
            case BASIC -> authorization("Basic " + base64(text.contains(":") ? text : text + ":" + text));
            case BEARER -> authorization("Bearer " + text);
            case DIGEST -> authorization("Digest username=\"" + text + "\"");
            case MUTUAL_TLS -> null;
        };
    }

    private static SampleCredential authorization(String value) {
        return new SampleCredential(Location.HEADER, "Authorization", value);
    }

    private static String base64(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the credential in words: {@code header X-Api-Key: any}. */
    public String words() {
        return switch (location) {
            case HEADER, PATH -> "header " + name + ": " + value;
            case QUERY -> "query parameter " + name + "=" + value;
            case COOKIE -> "cookie " + name + "=" + value;
        };
    }
}
