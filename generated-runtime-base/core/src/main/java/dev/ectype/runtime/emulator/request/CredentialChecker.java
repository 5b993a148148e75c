package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.options.Authentication;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.SecurityPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.problem.Problem;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Checks that a request satisfies one of an operation's security alternatives. */
public final class CredentialChecker {
    private final Authentication mode;
    private final List<String> accepted;
    private final List<List<SecurityPlan>> alternatives = new ArrayList<>();
    private final boolean open;

    public CredentialChecker(
            List<List<String>> security,
            Map<String, SecurityPlan> schemes,
            Authentication mode,
            List<String> accepted) {
        this.mode = mode;
        this.accepted = List.copyOf(accepted);
        boolean optional = security.isEmpty() || mode == Authentication.OFF;
        for (List<String> names : security) {
            List<SecurityPlan> needed =
                    names.stream().map(schemes::get).filter(Objects::nonNull).toList();
            optional |= needed.isEmpty();
            alternatives.add(sendable(needed));
        }
        open = optional;
    }

    /** Drops API keys in {@code Authorization} beside an HTTP scheme, because a request has only one such header. */
    private static List<SecurityPlan> sendable(List<SecurityPlan> needed) {
        boolean scheme = needed.stream()
                .anyMatch(each ->
                        each.kind() != SecurityPlan.Kind.API_KEY && each.kind() != SecurityPlan.Kind.MUTUAL_TLS);
        return needed.stream()
                .filter(each -> !(scheme && isAuthorization(each)))
                .toList();
    }

    private static boolean isAuthorization(SecurityPlan scheme) {
        boolean header = scheme.location() == null || scheme.location() == Location.HEADER;
        return scheme.kind() == SecurityPlan.Kind.API_KEY
                && header
                && (scheme.carrier() == null || scheme.carrier().equalsIgnoreCase("authorization"));
    }

    /** Throws a problem unless the request satisfies an alternative. */
    public void check(RequestValues source) {
        if (open || anyHeld(source)) {
            return;
        }
        throw Problem.unauthenticated("a credential is required: " + describe());
    }

    private boolean anyHeld(RequestValues source) {
        for (int at = 0; at < alternatives.size(); at++) {
            if (allHeld(alternatives.get(at), source)) {
                return true;
            }
        }
        return false;
    }

    private boolean allHeld(List<SecurityPlan> needed, RequestValues source) {
        for (int at = 0; at < needed.size(); at++) {
            if (!has(needed.get(at), source)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the challenges for {@code WWW-Authenticate}. */
    public List<String> challenges() {
        List<String> challenges = new ArrayList<>();
        for (List<SecurityPlan> needed : alternatives) {
            for (SecurityPlan scheme : needed) {
                String challenge = challenge(scheme);
                if (!challenges.contains(challenge)) {
                    challenges.add(challenge);
                }
            }
        }
        return challenges;
    }

    private static String challenge(SecurityPlan scheme) {
        return switch (scheme.kind()) {
            case BASIC -> "Basic realm=\"api\", charset=\"UTF-8\"";
            case DIGEST -> "Digest realm=\"api\"";
            case BEARER, MUTUAL_TLS -> "Bearer";
            case API_KEY -> "ApiKey realm=\"api\"";
        };
    }

    private String describe() {
        // Schemes with different scopes may require the same credential.
        Set<String> words = new LinkedHashSet<>();
        for (List<SecurityPlan> needed : alternatives) {
            words.add(needed.stream().map(CredentialChecker::word).distinct().collect(Collectors.joining(" and ")));
        }
        return String.join(", or ", words);
    }

    private static String word(SecurityPlan scheme) {
        return switch (scheme.kind()) {
            case API_KEY ->
                "an API key in the " + String.valueOf(scheme.location()).toLowerCase(java.util.Locale.ROOT) + " "
                        + scheme.carrier();
            case BASIC -> "Authorization: Basic";
            case BEARER -> "Authorization: Bearer";
            case DIGEST -> "Authorization: Digest";
            case MUTUAL_TLS -> "a client certificate";
        };
    }

    private boolean has(SecurityPlan scheme, RequestValues source) {
        if (scheme.kind() == SecurityPlan.Kind.MUTUAL_TLS) {
            return source.request().secure();
        }
        String credential = scheme.kind() == SecurityPlan.Kind.API_KEY
                ? key(scheme, source)
                : authorization(scheme.kind(), source.request());
        return credential != null
                && !credential.isBlank()
                && (mode != Authentication.STRICT || accepted.contains(credential));
    }

    private static @Nullable String key(SecurityPlan scheme, RequestValues source) {
        String carrier = scheme.carrier() == null ? "authorization" : scheme.carrier();
        Location location = scheme.location() == null ? Location.HEADER : scheme.location();
        return switch (location) {
            case QUERY -> source.query().first(carrier);
            case COOKIE -> source.cookies().first(carrier);
            default -> source.request().header(carrier);
        };
    }

    private static @Nullable String authorization(SecurityPlan.Kind kind, Request request) {
        String field = request.header("authorization");
        int space = field == null ? -1 : field.indexOf(' ');
        if (field == null || space <= 0) {
            return null;
        }
        String scheme = field.substring(0, space);
        String value = field.substring(space + 1).strip();
        return switch (kind) {
            case BASIC -> scheme.equalsIgnoreCase("Basic") ? basic(value) : null;
            case DIGEST -> scheme.equalsIgnoreCase("Digest") ? value : null;
            // Some clients send Token instead of the described Bearer, with the same meaning.
            default -> scheme.equalsIgnoreCase("Basic") ? null : value;
        };
    }

    private static @Nullable String basic(String value) {
        try {
            String pair = new String(Base64.getDecoder().decode(value), StandardCharsets.UTF_8);
            return pair.indexOf(':') >= 0 ? pair : null;
        } catch (IllegalArgumentException noBase64) {
            return null;
        }
    }
}
