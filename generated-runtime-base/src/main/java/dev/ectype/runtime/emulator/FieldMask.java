package dev.ectype.runtime.emulator;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Member;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.ObjectEdit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The members that a change means, such as {@code title,rights.owner}: those that it does not tell are unset, and objects that
 * it tells are put in the place of those that were there.
 */
record FieldMask(List<MemberPath> paths) {
    /** Whatever a change tells is meant. */
    static final FieldMask NONE = new FieldMask(List.of());

    private static final String ALL = "*";

    FieldMask {
        paths = List.copyOf(paths);
    }

    /** Reads names with commas between them; where there are none, or {@code *} is among them, everything that is told is meant. */
    static FieldMask of(@Nullable String text) {
        List<MemberPath> paths = new ArrayList<>();
        for (String path : text == null ? new String[0] : text.split(",")) {
            String name = path.strip();
            if (name.equals(ALL)) {
                return NONE;
            }
            if (!name.isEmpty()) {
                paths.add(new MemberPath(List.of(name.split("\\."))));
            }
        }
        return paths.isEmpty() ? NONE : new FieldMask(paths);
    }

    /** What a change says of the members that are meant, null where they are to be unset. */
    @Nullable
    Document applied(@Nullable Document sent, Document before) {
        if (paths.isEmpty()) {
            return sent;
        }
        Document told = sent == null ? Document.EMPTY_OBJECT : sent;
        Document meant = Document.EMPTY_OBJECT;
        for (MemberPath path : paths) {
            Document value = told.at(path);
            Document old = before.at(path);
            if (value != null || old != null) {
                meant = with(meant, path.names(), value == null ? Document.NULL : instead(value, old));
            }
        }
        return meant;
    }

    /** A value that leaves nothing of an old one when it is merged into it. */
    private static Document instead(Document value, @Nullable Document old) {
        if (!value.isObject() || old == null || !old.isObject()) {
            return value;
        }
        ObjectEdit edit = ObjectEdit.of(value);
        for (Member member : old.members()) {
            Document kept = value.member(member.name());
            edit.set(member.name(), kept == null ? Document.NULL : instead(kept, member.value()));
        }
        return edit.toDocument();
    }

    private static Document with(Document object, List<String> names, Document value) {
        String first = names.get(0);
        if (names.size() == 1) {
            return ObjectEdit.of(object).set(first, value).toDocument();
        }
        Document inner = object.member(first);
        Document around = inner != null && inner.isObject() ? inner : Document.EMPTY_OBJECT;
        return ObjectEdit.of(object)
                .set(first, with(around, names.subList(1, names.size()), value))
                .toDocument();
    }
}
