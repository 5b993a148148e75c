package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.noun.Nouns;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds the errors with a name for programs, such as {@code UserNotFoundException}. */
final class ErrorTitles {
    private static final Pattern WORD = Pattern.compile("[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*");
    private static final List<String> ENDINGS = List.of("Exception", "Error", "Fault");
    private static final List<String> ABSENT =
            List.of("notfound", "doesnotexist", "doesntexist", "notexist", "nosuch", "nonexist");
    private static final Map<ErrorExit.Kind, List<String>> MEANINGS = new LinkedHashMap<>();

    static {
        MEANINGS.put(ErrorExit.Kind.MISSING, ABSENT);
        MEANINGS.put(
                ErrorExit.Kind.CONFLICT,
                List.of("alreadyexist", "exists", "duplicate", "conflict", "inuse", "invalidstate"));
        MEANINGS.put(
                ErrorExit.Kind.INVALID,
                List.of(
                        "validation",
                        "invalidparameter",
                        "invalidinput",
                        "invalidrequest",
                        "invalidargument",
                        "badrequest"));
        MEANINGS.put(
                ErrorExit.Kind.UNAUTHENTICATED,
                List.of("unauthenticated", "notauthenticated", "unauthorized", "notauthorized", "accessdenied"));
    }

    private ErrorTitles() {}

    /** Returns the name of a response if it means such an error, else null. */
    static @Nullable String of(@Nullable Response response, ErrorExit.Kind kind) {
        String title = word(response);
        boolean means =
                MEANINGS.getOrDefault(kind, List.of()).stream().anyMatch(meaning -> means(title, meaning, kind));
        return means ? title : null;
    }

    /**
     * Returns the operation's response that is named after such an error, preferably about the operation's resource, or
     * null.
     */
    static @Nullable Response find(Endpoint endpoint, ErrorExit.Kind kind) {
        List<String> nouns = nouns(endpoint.role());
        for (String meaning : MEANINGS.getOrDefault(kind, List.of())) {
            Response first = null;
            for (Response response : endpoint.responses()) {
                String title = response.status().startsWith("4") ? word(response) : null;
                boolean means = means(title, meaning, kind);
                if (means && title != null && nouns.stream().anyMatch(plain(title)::contains)) {
                    return response;
                }
                first = means && first == null ? response : first;
            }
            if (first != null) {
                return first;
            }
        }
        return null;
    }

    /** Returns the name of a response: its description if that is an error name or the name of its type. */
    private static @Nullable String word(@Nullable Response response) {
        String name = response == null || response.description() == null
                ? ""
                : response.description().strip();
        if (response == null || !WORD.matcher(name).matches()) {
            return null;
        }
        boolean error = ENDINGS.stream().anyMatch(name::endsWith);
        return error || isType(response, name) ? name : null;
    }

    private static boolean isType(Response response, String name) {
        for (Media media : response.media()) {
            if (media.type() instanceof NamedType named && named.name().value().equals(name)) {
                return true;
            }
        }
        return false;
    }

    private static boolean means(@Nullable String title, String meaning, ErrorExit.Kind kind) {
        if (title == null || !plain(title).contains(meaning)) {
            return false;
        }
        // A missing instance is no conflict.
        return kind == ErrorExit.Kind.MISSING || ABSENT.stream().noneMatch(plain(title)::contains);
    }

    private static String plain(String title) {
        return title.toLowerCase(Locale.ROOT);
    }

    /** Returns the singular and the plural of the role's resource as they occur in {@link #plain} titles. */
    private static List<String> nouns(@Nullable Role role) {
        if (role == null) {
            return List.of();
        }
        String name = role.resource().value();
        String noun = name.substring(name.lastIndexOf('.') + 1);
        return Stream.of(Nouns.singular(noun), Nouns.plural(noun))
                .map(form -> plain(form).replaceAll("[^a-z0-9]", ""))
                .filter(form -> !form.isEmpty())
                .toList();
    }
}
