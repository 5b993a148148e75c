package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
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

/** Describes one resource of an API: its table, identifiers, parent and references. */
public final class ResourceShape {
    /** The identifier of a singleton without a parent. */
    public static final String ONLY = "only";

    private final ResourcePlan plan;
    private final int index;
    private final boolean boundless;
    private final boolean currentUser;
    private final @Nullable IdentityMember idMember;
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
    private final ReferenceMembers referenceMembers;
    private List<String> keys = List.of();
    private final LinkedResources linkedResources = new LinkedResources();
    private final PathNaming paths = new PathNaming(this);
    private final ServerMembers serverMembers = new ServerMembers(this);
    private @Nullable ResourceShape parent;

    /**
     * Creates the shape of a resource in the plan.
     *
     * @param plan the resource
     * @param index the number of its table
     * @param boundless true if every identifier names an instance until it is deleted
     * @param currentUser true if requests have a word for the current user's instance
     */
    ResourceShape(ResourcePlan plan, int index, boolean boundless, boolean currentUser) {
        this.plan = plan;
        this.index = index;
        this.boundless = boundless;
        this.currentUser = currentUser;
        referenceMembers = new ReferenceMembers(plan);
        IdentityPlan identity = plan.identity();
        idMember = identity == null ? null : IdentityMember.of(identity);
        MemberSchema member = idMember == null ? null : idMember.schemaIn(plan.type());
        idType = member == null ? null : member.type();
        idKey = idMember == null ? null : idMember.stored();
        IdStylePlan style = identity == null ? null : identity.style();
        qualifiers = identity == null ? List.of() : identity.qualifiers();
        // A boundless resource has a separate instance below each qualifier.
        boolean anywhere = boundless && !qualifiers.isEmpty();
        boolean counted = style instanceof IdStylePlan.Counter && !anywhere;
        boolean restarts = scopedCounter() != null;
        numbered = counted && !restarts;
        plainNumber = numbered && (member == null || SchemaShape.isFreeInteger(member.type()));
        boolean named = style instanceof IdStylePlan.ClientChosen || style instanceof IdStylePlan.SlugOf || restarts;
        boolean qualified = !qualifiers.isEmpty() && !numbered;
        scoped = !plan.singleton() && (plan.parent() != null && named || qualified);
        lookups = identity == null ? List.of() : identity.keys();
        renamable = identity != null && lookups.contains(identity.member());
        idTypes = new IdTypes(counted);
        if (idMember != null) {
            idTypes.addAny(idMember.typesIn(plan.type()));
        }
    }

    /** Adds a type that a path requires of identifiers. */
    void addIdType(Schema type) {
        idTypes.add(type);
    }

    void setKeys(Collection<String> members) {
        keys = List.copyOf(members);
    }

    /** Returns the lookup members besides the identifier. */
    public List<String> keys() {
        return keys;
    }

    void addReferenceTo(ResourceShape target, boolean only) {
        (only ? target.referencingChildren : target.orphans).add(this);
    }

    /** Returns the seeded resources with instances that are reached only through their reference to this one. */
    public List<ResourceShape> referencingChildren() {
        return referencingChildren;
    }

    /** Returns the seeded resources that exist before this one and are reached through it and elsewhere. */
    public List<ResourceShape> orphans() {
        return orphans;
    }

    /** Returns the relationships with stored pairs. */
    public LinkedResources linkedResources() {
        return linkedResources;
    }

    /** Returns the naming of its instances in paths. */
    public PathNaming paths() {
        return paths;
    }

    /** Returns the members that only the server sets. */
    public ServerMembers serverMembers() {
        return serverMembers;
    }

    /** Returns the reference members. */
    public ReferenceMembers referenceMembers() {
        return referenceMembers;
    }

    void parent(ResourceShape owner) {
        parent = owner;
        owner.children.add(this);
    }

    void addEmbeddedChild(EmbeddedChildShape child) {
        embeddedChildren.add(child);
        child.child().embeddingParents.add(child);
    }

    /** Returns the lists of embedded children in its instances. */
    public List<EmbeddedChildShape> embeddedChildren() {
        return embeddedChildren;
    }

    /** Returns the lists in other resources with its instances as elements. */
    public List<EmbeddedChildShape> embeddingParents() {
        return embeddingParents;
    }

    public ResourcePlan plan() {
        return plan;
    }

    public String name() {
        return plan.name();
    }

    /** Returns the number of its table. */
    public int index() {
        return index;
    }

    public Schema type() {
        return plan.type();
    }

    public @Nullable ResourceShape parent() {
        return parent;
    }

    /** Returns the child resources. */
    public List<ResourceShape> children() {
        return children;
    }

    public boolean isBoundless() {
        return boundless;
    }

    /** Returns whether the resource has seeded instances without an owner. */
    boolean isSeededAnywhere() {
        return plan.seeded() && !plan.singleton() && !boundless && plan.parent() == null;
    }

    /** Returns whether requests have a word for the current user's instance. */
    public boolean hasCurrentUser() {
        return currentUser;
    }

    /** Returns whether identifiers are counted integers. */
    public boolean isNumbered() {
        return numbered;
    }

    /** Returns whether identifiers are unique only below a parent or with their qualifiers. */
    public boolean isScoped() {
        return scoped;
    }

    /** Returns the qualifiers that identify instances besides their identifier. */
    public List<QualifierPlan> qualifiers() {
        return qualifiers;
    }

    /** Returns the members that paths accept instead of the identifier. */
    public List<String> lookups() {
        return lookups;
    }

    /** Returns whether an update may change the identifier. */
    public boolean isRenamable() {
        return renamable;
    }

    /** Returns the types that identifiers must satisfy besides text or number. */
    public List<Schema> idTypes() {
        return idTypes.all();
    }

    /** Returns whether clients can read and send an identifier. */
    public boolean allowsId(String id) {
        return idTypes.allow(id);
    }

    /** Returns the member with the identifier, or null. */
    public @Nullable IdentityMember idMember() {
        return idMember;
    }

    /** Returns the index key for rows of a scoped resource without their parent, or null. */
    public @Nullable StoredMember idKey() {
        return idKey;
    }

    public @Nullable IdStylePlan style() {
        IdentityPlan identity = plan.identity();
        return identity == null ? null : identity.style();
    }

    /** Returns the identifier of a row in the state. */
    public String rowId(String id, @Nullable String owner) {
        return RowIdFormat.of(this, id, owner);
    }

    /** Returns the identifier of a row for clients. */
    public String visibleId(Row row) {
        return visibleId(row.id(), row);
    }

    /**
     * Returns the identifier of a row for clients. Needs no second conversion of its stored identifier.
     *
     * @param rowId the identifier in the state
     */
    public String visibleId(String rowId, Row row) {
        return RowIdFormat.visible(this, rowId, row.owner());
    }

    /** Converts an identifier to the type of its member. */
    public Document idDocument(String id) {
        if (plainNumber && RowIdFormat.isShortNumber(id)) {
            return Document.of(Long.parseLong(id));
        }
        Schema type = idType;
        return type == null ? Document.of(id) : Coercion.coerce(id, type);
    }

    /** Returns the counter that starts anew in each parent, or null. */
    public IdStylePlan.@Nullable Counter scopedCounter() {
        return style() instanceof IdStylePlan.Counter counter && counter.scoped() ? counter : null;
    }

    /** Returns whether documents can contain an identifier. */
    public boolean canStore(String id) {
        Schema type = idType;
        return idMember == null
                || type == null
                || SchemaShape.isFreeInteger(type) && numbered
                || SchemaShape.isFreeText(type)
                || Validator.allows(type, idDocument(id), Direction.STORED);
    }

    /** Returns the identifier of a new document, which differs from the requested one if the type rejects it. */
    public String storedId(String id, byte[] document) {
        return canStore(id) ? id : RowIdFormat.stored(this, id, document);
    }

    @Override
    public String toString() {
        return name();
    }
}
