package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.ObjectSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes the names, e-mails and codes of a resource's instances unique. */
final class UniqueNames {
    private final List<String> members = new ArrayList<>();
    private final Map<String, Set<String>> taken = new LinkedHashMap<>();
    /** The highest number appended to each text. All lower numbers are taken. */
    private final Map<String, Map<String, Integer>> numbers = new LinkedHashMap<>();

    UniqueNames(ResourceShape shape) {
        ObjectSchema type = SchemaShape.object(shape.type());
        Set<String> names = new LinkedHashSet<>(List.of(
                "email",
                "emailAddress",
                "email_address",
                "username",
                "userName",
                "user_name",
                "login",
                "slug",
                "name",
                "title",
                "code",
                "sku",
                "key",
                "handle",
                "nickname"));
        names.addAll(shape.plan().unique());
        if (shape.plan().identity() != null) {
            names.addAll(shape.plan().identity().keys());
            names.add(shape.plan().identity().member());
        }
        for (String name : names) {
            if (type != null && type.member(name) != null) {
                members.add(name);
            }
        }
    }

    Document makeUnique(Document source) {
        ObjectEdit edit = null;
        for (String member : members) {
            Document value = source.member(member);
            if (value != null && value.isString()) {
                String text = free(member, value.text());
                if (!text.equals(value.text())) {
                    edit = (edit == null ? ObjectEdit.of(source) : edit).set(member, text);
                }
            }
        }
        return edit == null ? source : edit.toDocument();
    }

    /** Returns the text, with the next free number if another instance has it. */
    private String free(String member, String text) {
        Set<String> known = taken.computeIfAbsent(member, name -> new LinkedHashSet<>());
        if (known.add(text)) {
            return text;
        }
        Map<String, Integer> last = numbers.computeIfAbsent(member, name -> new LinkedHashMap<>());
        int more = last.getOrDefault(text, 1) + 1;
        while (!known.add(numbered(text, more))) {
            more++;
        }
        last.put(text, more);
        return numbered(text, more);
    }

    private static String numbered(String text, int number) {
        int at = text.indexOf('@');
        if (at > 0) {
            return text.substring(0, at) + number + text.substring(at);
        }
        return text.indexOf(' ') < 0 ? text + "-" + number : text + " " + number;
    }
}
