package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A name in an example, from its own members or those one level deeper.
 *
 * @param text the name as it occurs in texts
 */
record ExampleName(String text, MemberPath member) {
    private static final List<String> USUAL = List.of(
            "id",
            "gid",
            "guid",
            "uuid",
            "sid",
            "uid",
            "number",
            "key",
            "name",
            "slug",
            "login",
            "username",
            "handle",
            "code",
            "sku");
    private static final int SHORTEST_WORD = 3;

    /** Returns the names, the longest first because it may contain shorter ones, and of equal ones the nearer first. */
    static List<ExampleName> of(JsonObject example, @Nullable String idMember) {
        Set<String> names = new LinkedHashSet<>(USUAL);
        if (idMember != null) {
            names.add(idMember);
        }
        List<ExampleName> found = new ArrayList<>();
        add(example, MemberPath.ROOT, names, found);
        example.members().forEach((name, value) -> {
            if (value instanceof JsonObject inner) {
                add(inner, MemberPath.of(name), names, found);
            }
        });
        found.sort(Comparator.comparingInt(name -> -name.text.length()));
        return found;
    }

    static boolean isUsual(String member) {
        return USUAL.contains(member);
    }

    private static void add(JsonObject object, MemberPath at, Set<String> names, List<ExampleName> found) {
        object.members().forEach((name, value) -> {
            String text = names.contains(name) ? text(value) : null;
            if (text != null && !text.isEmpty()) {
                found.add(new ExampleName(text, at.then(name)));
            }
        });
    }

    private static @Nullable String text(JsonValue value) {
        return value instanceof JsonText jsonText
                ? jsonText.text()
                : value instanceof JsonNumber number ? number.literal() : null;
    }

    /** Returns whether the name is long enough not to occur by chance. */
    boolean isWord() {
        return text.length() >= SHORTEST_WORD && !text.chars().allMatch(Character::isDigit);
    }

    boolean isOwn() {
        return member.names().size() == 1;
    }
}
