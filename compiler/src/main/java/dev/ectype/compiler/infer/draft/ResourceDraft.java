package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.TypeRewriter;
import dev.ectype.compiler.ir.resource.ComposedText;
import dev.ectype.compiler.ir.resource.DerivedMembers;
import dev.ectype.compiler.ir.resource.Flag;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.resource.Qualifier;
import dev.ectype.compiler.ir.resource.ReferenceKeys;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceIdentity;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A resource while inference collects information about it. */
public final class ResourceDraft {
    public final String key;
    public final List<SegmentedPath> collections;
    public final List<SegmentedPath> items;
    public final boolean singleton;

    @Nullable
    public TypeRef type;

    @Nullable
    public TypeRef tombstone;

    @Nullable
    public ResourceName name;

    @Nullable
    public String idMember;

    /** The path of the object that contains the identifier, or null if the instance itself has it. */
    @Nullable
    public MemberPath idWithin;

    public List<String> keys = List.of();
    List<ResourceIdentity.Companion> companions = List.of();
    List<String> unique = List.of();
    List<String> describing = List.of();
    List<Qualifier> qualifiers = List.of();
    List<ComposedText> compositions = List.of();
    List<JsonObject> examples = List.of();
    DerivedMembers derived = DerivedMembers.NONE;
    final List<Flag> flags = new ArrayList<>(0);
    final List<ReferenceKeys> references = new ArrayList<>(0);

    @Nullable
    public IdStyle style;

    @Nullable
    public ResourceName parent;

    public Resource.@Nullable Lifecycle lifecycle;
    public boolean seeded;
    boolean mentioned;

    public Resource.@Nullable Version version;

    ResourceDraft(ModelChange.GroupPaths group) {
        this.key = group.key();
        this.collections = new ArrayList<>(group.collections());
        this.items = new ArrayList<>(group.items());
        this.singleton = group.singleton();
    }

    /** Returns the composed members that rules found until now. */
    public List<ComposedText> compositions() {
        return compositions;
    }

    /** Returns the objects whose members describe the whole instance, such as {@code attributes}. */
    public List<String> describing() {
        return describing;
    }

    /** Returns the members with the current user that rules found until now. */
    public List<String> authorMembers() {
        return derived.authorMembers();
    }

    public ResourceName resourceName() {
        return Objects.requireNonNull(name, key);
    }

    public TypeRef storedType() {
        return Objects.requireNonNull(type, key);
    }

    /** Returns the most specific path of the group: its collection, else its item's path. */
    public SegmentedPath path() {
        return collections.isEmpty() ? items.get(0) : collections.get(0);
    }

    /** Returns the literal that names the group, as written. */
    public String literal() {
        List<SegmentedPath.Segment> segments = path().segments();
        for (int at = segments.size() - 1; at >= 0; at--) {
            if (!segments.get(at).isParameter()) {
                return segments.get(at).literal();
            }
        }
        return "items";
    }

    public String noun() {
        return Nouns.singular(literal());
    }

    /** Returns whether a member is or contains the identifier, as {@code metadata} does with a name. */
    public boolean hasIdentifierIn(String member) {
        return member.equals(idWithin == null ? idMember : idWithin.names().get(0));
    }

    /** Returns the parameter that identifies an instance, or null. */
    @Nullable
    public String idParameter() {
        return items.isEmpty() ? null : identifyingPaths().get(0).last().parameter();
    }

    /** Returns whether a path lists or creates instances. Such a path may end with a parameter of their parent. */
    public boolean isCollection(SegmentedPath path) {
        return collections.stream().anyMatch(each -> each.key().equals(path.key()));
    }

    /** Returns whether a path reads an instance. */
    public boolean isRead(ModelDraft draft) {
        return items.stream().anyMatch(item -> draft.routes.find("GET", item) != null);
    }

    /** Returns the paths that end with the identifier of an instance. */
    public List<SegmentedPath> identifyingPaths() {
        return items.stream().filter(item -> !refines(item)).toList();
    }

    /**
     * Returns whether a path continues behind an identifier with further parameters:
     * {@code /pictures/{pictureId}/{format}}.
     */
    public boolean refines(SegmentedPath path) {
        return items.stream().anyMatch(item -> path.refines(item));
    }

    void absorb(ResourceDraft other) {
        other.collections.stream().filter(path -> !collections.contains(path)).forEach(collections::add);
        other.items.stream().filter(path -> !items.contains(path)).forEach(items::add);
    }

    /** Returns everything that is understood of the resource until now, or null before it has a name and a type. */
    public @Nullable Resource understood() {
        return name == null || type == null ? null : resource();
    }

    Resource resource() {
        IdStyle idStyle = style == null ? new IdStyle.Readable(noun()) : style;
        ResourceIdentity identity = new ResourceIdentity(
                idMember == null ? "id" : idMember, idWithin, companions, keys, idStyle, qualifiers, mentioned);
        return new Resource(
                resourceName(),
                typeWithExamples(),
                identity,
                parent,
                singleton,
                seeded,
                lifecycle,
                tombstone,
                version,
                unique,
                compositions,
                flags,
                references,
                describing,
                derived);
    }

    private TypeRef typeWithExamples() {
        return examples.isEmpty()
                ? storedType()
                : TypeRewriter.withNotes(storedType(), storedType().notes().withExamples(examples));
    }
}
