package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.plan.resource.IdStylePlan;
import dev.ectype.runtime.plan.resource.IdentityPlan;
import dev.ectype.runtime.plan.resource.QualifierPlan;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.StoredMember;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One kind of thing that an API keeps. */
public final class ResourceShape {
    private final ResourcePlan plan;
    private final int index;
    private final boolean boundless;
    private final boolean currentUser;
    private final @Nullable MemberName idMember;
    private final @Nullable Schema idType;
    private final @Nullable StoredMember idKey;
    private final boolean numbered;
    private final boolean scoped;
    private final boolean renamable;
    private final List<String> lookups;
    private final List<QualifierPlan> qualifiers;
    private final boolean plainNumber;
    private final List<ResourceShape> children = new ArrayList<>();
    private final List<ResourceShape> referencingChildren = new ArrayList<>();
    private final List<ResourceShape> orphans = new ArrayList<>(0);
    private final List<EmbeddedChildShape> embeddedChildren = new ArrayList<>(0);
    private final List<EmbeddedChildShape> embeddingParents = new ArrayList<>(0);
    private final IdTypes idTypes;
    private final ReferenceMembers referenceMembers = new ReferenceMembers();
    private List<String> keys = List.of();
    private final LinkedResources linkedResources = new LinkedResources();
    private final PathNaming paths = new PathNaming(this);
    private final ServerMembers serverMembers = new ServerMembers(this);
    private @Nullable ResourceShape parent;

    /**
     * Reads a resource of the plan.
     *
     * @param index the number of its table
     * @param boundless whether any identifier names an instance until it is deleted
     * @param self whether requests have a word for the instance that whoever asks is
     */
    ResourceShape(ResourcePlan plan, int index, boolean boundless, boolean self) {
        this.plan = plan;
        this.index = index;
        this.boundless = boundless;
        this.currentUser = self;
        IdentityPlan identity = plan.identity();
        MemberSchema member = identity == null ? null : SchemaShape.member(plan.type(), identity.member());
        idMember = identity == null ? null : MemberName.of(identity.member());
        idType = member == null ? null : member.type();
        idKey = identity == null ? null : StoredMember.of(identity.member());
        IdStylePlan style = identity == null ? null : identity.style();
        qualifiers = identity == null ? List.of() : identity.qualifiers();
        // What exists under every name is another below each of them.
        boolean anywhere = boundless && !qualifiers.isEmpty();
        numbered = style instanceof IdStylePlan.Counter && !anywhere;
        plainNumber = numbered && (member == null || SchemaShape.isFreeInteger(member.type()));
        boolean named = style instanceof IdStylePlan.ClientChosen || style instanceof IdStylePlan.SlugOf;
        boolean qualified = !qualifiers.isEmpty() && !numbered;
        scoped = !plan.singleton() && (plan.parent() != null && named || qualified);
        lookups = identity == null ? List.of() : identity.keys();
        renamable = identity != null && lookups.contains(identity.member());
        idTypes = new IdTypes(numbered);
        if (identity != null) {
            idTypes.addAny(SchemaShape.memberTypes(plan.type(), identity.member()));
        }
    }

    /** Takes another type that identifiers must satisfy, because a path asks for it. */
    void addressedBy(Schema type) {
        idTypes.add(type);
    }

    void foundBy(Collection<String> members) {
        keys = List.copyOf(members);
    }

    /** The members beside the identifier that operations find instances by. */
    public List<String> keys() {
        return keys;
    }

    void reachedThrough(ResourceShape place, boolean only) {
        (only ? place.referencingChildren : place.orphans).add(this);
    }

    /** The given resources whose instances are reached through one of this, at which they point. */
    public List<ResourceShape> referencingChildren() {
        return referencingChildren;
    }

    /** The given resources whose instances are reached through one of this too, and are there before it is. */
    public List<ResourceShape> orphans() {
        return orphans;
    }

    /** The relationships that tie its instances to others. */
    public LinkedResources linkedResources() {
        return linkedResources;
    }

    /** How paths name its instances. */
    public PathNaming paths() {
        return paths;
    }

    /** The members that only the server sets. */
    public ServerMembers serverMembers() {
        return serverMembers;
    }

    /** The members that refer to others. */
    public ReferenceMembers referenceMembers() {
        return referenceMembers;
    }

    void parent(ResourceShape owner) {
        parent = owner;
        owner.children.add(this);
    }

    void addEmbeddedChild(EmbeddedChildShape piece) {
        embeddedChildren.add(piece);
        piece.child().embeddingParents.add(piece);
    }

    /** The lists in its instances whose elements are instances of another resource. */
    public List<EmbeddedChildShape> embeddedChildren() {
        return embeddedChildren;
    }

    /** The lists in instances of other resources whose elements are instances of this one. */
    public List<EmbeddedChildShape> embeddingParents() {
        return embeddingParents;
    }

    public ResourcePlan plan() {
        return plan;
    }

    public String name() {
        return plan.name();
    }

    /** The number of its table. */
    public int index() {
        return index;
    }

    public Schema type() {
        return plan.type();
    }

    public @Nullable ResourceShape parent() {
        return parent;
    }

    /** The resources whose instances live under those of this one. */
    public List<ResourceShape> children() {
        return children;
    }

    public boolean isBoundless() {
        return boundless;
    }

    /** Whether there are some from the start without anything that owns them. */
    boolean isSeededAnywhere() {
        return plan.seeded() && !plan.singleton() && !boundless && plan.parent() == null;
    }

    /** Whether requests have a word for the instance that whoever asks is. */
    public boolean hasCurrentUser() {
        return currentUser;
    }

    /** Whether identifiers are counted integers. */
    public boolean isNumbered() {
        return numbered;
    }

    /** Whether identifiers are unique only under a parent, or with all that stands before them in paths. */
    public boolean isScoped() {
        return scoped;
    }

    /** What paths say to tell instances apart beside their identifier. */
    public List<QualifierPlan> qualifiers() {
        return qualifiers;
    }

    /** The members that may hold what is asked for by identifier, besides the identifier. */
    public List<String> lookups() {
        return lookups;
    }

    /** Whether a change may give an instance another name. */
    public boolean isRenamable() {
        return renamable;
    }

    /** What identifiers must satisfy beyond being text, or a number where they are counted. */
    public List<Schema> idTypes() {
        return idTypes.all();
    }

    /** Whether clients could read and send such an identifier. */
    public boolean allowsId(String id) {
        return idTypes.allow(id);
    }

    /** The member that holds the identifier, or null. */
    public @Nullable MemberName idMember() {
        return idMember;
    }

    /** The member that finds rows of a scoped resource without their parent, or null. */
    public @Nullable StoredMember idKey() {
        return idKey;
    }

    public @Nullable IdStylePlan style() {
        IdentityPlan identity = plan.identity();
        return identity == null ? null : identity.style();
    }

    /** How a row is called in the state. */
    public String rowId(String id, @Nullable String owner) {
        return RowIdFormat.of(this, id, owner);
    }

    /** How clients call a row. */
    public String visibleId(Row row) {
        return visibleId(row.id(), row);
    }

    /** The same of one whose identifier in the state is known, which may have to be spelled for it else. */
    public String visibleId(String rowId, Row row) {
        return RowIdFormat.visible(this, rowId, row.owner());
    }

    /** An identifier as the described member spells it. */
    public Document idDocument(String id) {
        if (plainNumber && RowIdFormat.isShortNumber(id)) {
            return Document.of(Long.parseLong(id));
        }
        Schema type = idType;
        return type == null ? Document.of(id) : Coercion.coerce(id, type);
    }

    /** Whether documents can show such an identifier. */
    public boolean canStore(String id) {
        Schema type = idType;
        return idMember == null
                || type == null
                || SchemaShape.isFreeInteger(type) && numbered
                || SchemaShape.isFreeText(type)
                || Validator.allows(type, idDocument(id), Direction.STORED);
    }

    /** The identifier that a new document has, which is not the one it was to have where the type refuses that. */
    public String storedId(String id, byte[] document) {
        if (idMember == null || canStore(id)) {
            return id;
        }
        Document told = Json.parse(document).member(idMember);
        return told == null
                        || !told.isString() && !told.isNumber()
                        || told.text().isEmpty()
                ? id
                : told.text();
    }

    @Override
    public String toString() {
        return name();
    }
}
