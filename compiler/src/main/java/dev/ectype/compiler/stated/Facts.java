package dev.ectype.compiler.stated;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.NameSuggestion;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.NullNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the facts of one object.
 *
 * @param prefix the beginning of the names of facts, which is empty for corrections
 */
record Facts(LocatedNode entry, String prefix, Diagnostics diagnostics) {
    void allow(List<String> keys, String subject) {
        for (LocatedNode member : entry.members()) {
            String key = member.name().startsWith(prefix) ? member.name().substring(prefix.length()) : "";
            if (member.name().startsWith(prefix) && !keys.contains(key)) {
                String nearest = NameSuggestion.to(key, keys);
                report(
                        member,
                        "\"" + member.name() + "\" is no fact about " + subject,
                        nearest == null
                                ? "Known keys: " + prefix + String.join(", " + prefix, keys) + "."
                                : "Did you mean \"" + prefix + nearest + "\"?");
            }
        }
    }

    @Nullable
    String text(String key) {
        return entry.node() instanceof ObjectNode object ? object.text(prefix + key) : null;
    }

    @Nullable
    LocatedNode find(String key) {
        return entry.member(prefix + key);
    }

    List<String> texts(LocatedNode list) {
        List<String> texts = new ArrayList<>();
        if (list.node() instanceof ArrayNode array) {
            array.elements().stream()
                    .filter(each -> each instanceof ScalarNode && !(each instanceof NullNode))
                    .forEach(each -> texts.add(((ScalarNode) each).text()));
        } else if (list.node() instanceof ScalarNode scalar && !(scalar instanceof NullNode)) {
            texts.add(scalar.text());
        }
        if (texts.isEmpty()) {
            report(list, "\"" + list.name() + "\" must be a text or a list of texts", "Write it like [one, two].");
        }
        return texts;
    }

    LocatedNode member(String key) {
        LocatedNode member = find(key);
        return member == null ? entry : member;
    }

    SourceLocation place(String key) {
        return member(key).location();
    }

    void report(LocatedNode place, String message, String hint) {
        diagnostics.report(DiagnosticCode.INVALID_CORRECTION, place.location(), message, hint);
    }
}
