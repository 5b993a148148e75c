package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Composition;
import dev.ectype.compiler.ir.IdStyle;
import dev.ectype.compiler.ir.Identity;
import dev.ectype.compiler.ir.Qualifier;
import dev.ectype.compiler.ir.Resource;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Retyping;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A resource while inference still learns about it. */
final class Sketch {
    final String key;
    final List<PathTemplate> collections;
    final List<PathTemplate> items;
    final boolean singleton;

    @Nullable
    TypeRef type;

    @Nullable
    TypeRef tombstone;

    @Nullable
    ResourceName name;

    @Nullable
    String idMember;

    List<String> keys = List.of();
    List<String> unique = List.of();
    List<Qualifier> qualifiers = List.of();
    List<Composition> compositions = List.of();
    List<JsonObject> examples = List.of();

    @Nullable
    IdStyle style;

    @Nullable
    ResourceName parent;

    Resource.@Nullable Lifecycle lifecycle;
    boolean given;

    @Nullable
    String version;

    Sketch(Change.Group group) {
        this.key = group.key();
        this.collections = new ArrayList<>(group.collections());
        this.items = new ArrayList<>(group.items());
        this.singleton = group.singleton();
    }

    ResourceName named() {
        return Objects.requireNonNull(name, key);
    }

    TypeRef stored() {
        return Objects.requireNonNull(type, key);
    }

    /** The path that says most about the group: its collection, else its item's path. */
    PathTemplate path() {
        return collections.isEmpty() ? items.get(0) : collections.get(0);
    }

    /** The literal that names the group, as written. */
    String literal() {
        List<PathTemplate.Segment> segments = path().segments();
        for (int at = segments.size() - 1; at >= 0; at--) {
            if (!segments.get(at).isParameter()) {
                return segments.get(at).literal();
            }
        }
        return "items";
    }

    String noun() {
        return Words.singular(literal());
    }

    /** The parameter that names one item, or null. */
    @Nullable
    String idParameter() {
        return items.isEmpty() ? null : itemNames().get(0).last().parameter();
    }

    /** Whether its things are listed or made at a path, which may end with the name of what they are of. */
    boolean isCollection(PathTemplate path) {
        return collections.stream().anyMatch(each -> each.key().equals(path.key()));
    }

    /** Whether a path shows one of its things. */
    boolean isRead(Draft draft) {
        return items.stream().anyMatch(item -> draft.routes.find("GET", item) != null);
    }

    /** The paths that end with the name of an item. */
    List<PathTemplate> itemNames() {
        return items.stream().filter(item -> !refines(item)).toList();
    }

    /** Whether a path names an item and then says what of it is meant: {@code /pictures/{pictureId}/{format}}. */
    boolean refines(PathTemplate path) {
        return items.stream().anyMatch(item -> path.refines(item));
    }

    void absorb(Sketch other) {
        other.collections.stream().filter(path -> !collections.contains(path)).forEach(collections::add);
        other.items.stream().filter(path -> !items.contains(path)).forEach(items::add);
    }

    Resource resource() {
        IdStyle made = style == null ? new IdStyle.Readable(noun()) : style;
        Identity identity = new Identity(idMember == null ? "id" : idMember, keys, made, qualifiers);
        return new Resource(
                named(),
                shown(),
                identity,
                parent,
                singleton,
                given,
                lifecycle,
                tombstone,
                version,
                unique,
                compositions);
    }

    private TypeRef shown() {
        return examples.isEmpty()
                ? stored()
                : Retyping.withNotes(stored(), stored().notes().showing(examples));
    }
}
