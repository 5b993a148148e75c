package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Composition;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads from one example of a resource of which other values each of its texts is made. */
final class Composing {
    private static final int LONGEST = 500;

    private final Sketch sketch;
    private final JsonObject example;
    private final List<ShownName> names;
    private final LinkForms links;
    private final List<Route> creations;

    Composing(Draft draft, Sketch sketch, JsonObject example, LinkForms links) {
        this.sketch = sketch;
        this.example = example;
        this.names = ShownName.of(example, sketch.idMember);
        this.links = links;
        this.creations = Creations.routes(draft, sketch);
    }

    /**
     * Of what the text of a member is made, or null where nothing shows it.
     *
     * @param isPublic whether an address must keep the server that the example shows
     */
    @Nullable
    Composition of(String member, boolean isPublic) {
        String shown = example.member(member) instanceof JsonText text ? text.text() : "";
        boolean name =
                shown.isBlank() || shown.length() > LONGEST || shown.chars().anyMatch(Character::isWhitespace);
        if (name || names.stream().anyMatch(each -> each.text().equals(shown))) {
            return null;
        }
        LinkForms.Link link = links.link(shown);
        Map<Integer, Found> found = link == null ? words(shown) : linked(shown, link.slots());
        boolean served = link != null && link.absolute() && !isPublic;
        int from = served && link != null ? link.from() : 0;
        return found.isEmpty() ? null : new Composition(member, served, pieces(shown, from, found));
    }

    /** A value that stands in a text: that of a member, or of a path parameter. */
    private record Found(
            int to, @Nullable MemberPath member, @Nullable String parameter) {}

    /** What each parameter of an address stands for; nothing where that of one is unknown. */
    private Map<Integer, Found> linked(String shown, List<LinkForms.Slot> slots) {
        Map<Integer, Found> found = new TreeMap<>();
        for (LinkForms.Slot slot : slots) {
            Found value = value(shown.substring(slot.from(), slot.to()), slot);
            if (value == null) {
                return new TreeMap<>();
            }
            found.put(slot.from(), value);
        }
        return found;
    }

    private @Nullable Found value(String text, LinkForms.Slot slot) {
        String parameter = slot.parameter();
        boolean told = !creations.isEmpty()
                && creations.stream().allMatch(route -> route.path().has(parameter));
        if (told) {
            return new Found(slot.to(), null, parameter);
        }
        boolean own = parameter.equals(sketch.idParameter());
        for (ShownName name : names) {
            if (name.text().equals(text) && (name.isOwn() || !own)) {
                return new Found(slot.to(), name.member(), null);
            }
        }
        return own && sketch.idMember != null
                ? new Found(slot.to(), MemberPath.of(String.valueOf(sketch.idMember)), null)
                : null;
    }

    /** The names that stand in a text, which are its own only where one of them is. */
    private Map<Integer, Found> words(String shown) {
        TreeMap<Integer, Found> found = new TreeMap<>();
        boolean own = false;
        for (ShownName name : names) {
            int at = name.isWord() ? shown.indexOf(name.text()) : -1;
            while (at >= 0) {
                int end = at + name.text().length();
                if (isApart(shown, at, end) && isFree(found, at, end)) {
                    found.put(at, new Found(end, name.member(), null));
                    own |= name.isOwn();
                }
                at = shown.indexOf(name.text(), end);
            }
        }
        return own ? found : new TreeMap<>();
    }

    private static boolean isApart(String shown, int from, int to) {
        return (from == 0 || !Character.isLetterOrDigit(shown.charAt(from - 1)))
                && (to == shown.length() || !Character.isLetterOrDigit(shown.charAt(to)));
    }

    private static boolean isFree(TreeMap<Integer, Found> found, int from, int to) {
        Map.Entry<Integer, Found> before = found.lowerEntry(to);
        return before == null || before.getValue().to() <= from;
    }

    private static List<Composition.Piece> pieces(String shown, int start, Map<Integer, Found> found) {
        List<Composition.Piece> pieces = new ArrayList<>();
        int from = start;
        for (Map.Entry<Integer, Found> entry : found.entrySet()) {
            Found value = entry.getValue();
            pieces.add(new Composition.Piece(shown.substring(from, entry.getKey()), value.member(), value.parameter()));
            from = value.to();
        }
        if (from < shown.length()) {
            pieces.add(new Composition.Piece(shown.substring(from), null, null));
        }
        return pieces;
    }
}
