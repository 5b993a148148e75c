package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds the word that stands for the current user's identifier in a path, such as {@code me}. */
public final class CurrentUserAlias {
    /** Words with no other meaning. */
    private static final List<String> PLAIN = List.of("me", "@me");

    private static final Pattern DESCRIBED_ALIAS =
            Pattern.compile("\\b(use|be|specify|pass|provide|set|substitute|keyword|string"
                    + "|value|alias|or)\\b[^.`\"']{0,20}[`\"'](@?me|self|current|primary)[`\"']");

    /** Matches mentions of an authenticated user, without which a word such as {@code current} may mean anything. */
    private static final Pattern AUTHENTICATED_USER = Pattern.compile(
            "(?i)\\b(logged[- ]in|signed[- ]in|authenticated|authorized|current(ly)?|session|calling|requesting)\\b");

    private CurrentUserAlias() {}

    /** Returns the alias for a path parameter, or null. */
    static @Nullable String of(ModelDraft draft, OperationRoute route, Parameter parameter) {
        TypeRef core = draft.shapes.core(parameter.type());
        if (core instanceof EnumType listed) {
            return plain(listed.values());
        }
        if (!(core instanceof TextType)) {
            return null;
        }
        List<JsonValue> examples = new ArrayList<>(parameter.examples());
        examples.addAll(parameter.type().notes().examples());
        examples.addAll(core.notes().examples());
        String example = plain(examples);
        String alias = example == null ? find(parameter.description()) : example;
        alias = alias == null ? find(core.notes().description()) : alias;
        boolean only = route.pathParameters().size() == 1;
        return alias == null && only ? inDescription(route) : alias;
    }

    /** Returns an unambiguous alias in the operation's description, which must then mean its only parameter. */
    private static @Nullable String inDescription(OperationRoute route) {
        String alias = find(route.endpoint().text().description());
        return alias != null && PLAIN.contains(alias) ? alias : null;
    }

    private static @Nullable String plain(List<JsonValue> values) {
        for (JsonValue value : values) {
            if (value instanceof JsonText text && PLAIN.contains(text.text())) {
                return text.text();
            }
        }
        return null;
    }

    static @Nullable public String find(@Nullable String description) {
        Matcher matcher = DESCRIBED_ALIAS.matcher(description == null ? "" : description);
        while (matcher.find()) {
            String word = matcher.group(2);
            if (PLAIN.contains(word)
                    || description != null
                            && AUTHENTICATED_USER
                                    .matcher(without(description, matcher))
                                    .find()) {
                return word;
            }
        }
        return null;
    }

    private static String without(String description, Matcher matcher) {
        return description.substring(0, matcher.start(2)) + description.substring(matcher.end(2));
    }
}
