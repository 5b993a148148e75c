package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.list.ItemCondition;
import dev.ectype.runtime.emulator.list.MemberFinder;
import dev.ectype.runtime.emulator.list.RelatedConditions;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.GraphQlPlan;
import dev.ectype.runtime.plan.binding.GraphQlPlan.Kind;
import dev.ectype.runtime.plan.binding.GraphQlPlan.Link;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads conditions on linked instances of a GraphQL type: {@code author: {name: {_eq: "Ann"}}}, {@code tags: {some: {…}}},
 * {@code tags: {every: {…}}} and {@code tags: {none: {…}}}.
 */
final class LinkedConditions implements RelatedConditions {
    private static final List<String> SOME = List.of("some", "any", "is");
    private static final List<String> EVERY = List.of("every", "all");
    private static final List<String> NONE = List.of("none", "isnot");

    private final RequestTransaction context;
    private final GraphQlPlan schema;
    private final ResourceShape shape;

    private LinkedConditions(RequestTransaction context, GraphQlPlan schema, ResourceShape shape) {
        this.context = context;
        this.schema = schema;
        this.shape = shape;
    }

    /** Returns the reader for instances of a resource, or null for operations of other protocols. */
    static @Nullable RelatedConditions of(RequestTransaction context, ResourceShape shape) {
        GraphQlPlan schema = context.plan().graphQl();
        boolean declared = context.preparedOperation().route().plan().binding() instanceof BindingPlan.GraphQl;
        return schema == null || !declared ? null : new LinkedConditions(context, schema, shape);
    }

    @Override
    public @Nullable ItemCondition of(String name, Document value) {
        for (Link link : schema.links()) {
            boolean own = link.field().equals(name)
                    && shape.plan().type() instanceof NamedSchema type
                    && type.name().equals(link.type());
            ResourcePlan target = own ? context.plan().resourceOf(link.target()) : null;
            if (target != null) {
                return condition(link, context.shapes().get(target.name()), value);
            }
        }
        return null;
    }

    private ItemCondition condition(Link link, ResourceShape target, Document value) {
        if (value.isNull()) {
            return item -> keys(link, item).isEmpty();
        }
        List<ItemCondition> all = new ArrayList<>();
        boolean quantified = false;
        for (JsonMember member : value.isObject() ? value.members() : List.<JsonMember>of()) {
            String word = NormalizedName.of(member.name());
            if (SOME.contains(word) || EVERY.contains(word) || NONE.contains(word)) {
                quantified = true;
                all.add(quantified(link, target, word, member.value()));
            }
        }
        return quantified ? ItemCondition.every(all) : quantified(link, target, SOME.get(0), value);
    }

    private ItemCondition quantified(Link link, ResourceShape target, String word, Document wanted) {
        ItemCondition inner = !wanted.isObject()
                ? item -> true
                : ItemCondition.members(
                        wanted, MemberFinder.of(target.plan()), new LinkedConditions(context, schema, target));
        Set<String> matching = new LinkedHashSet<>();
        Set<String> others = new LinkedHashSet<>();
        RowPageRequest all = RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE);
        for (Row row : context.transaction().store(target.index()).page(all).rows()) {
            Document document = Json.parse(row.document());
            (inner.holds(document) ? matching : others).addAll(targetKeys(link, target, document));
        }
        if (EVERY.contains(word)) {
            return item -> keys(link, item).stream().noneMatch(others::contains);
        }
        boolean some = SOME.contains(word);
        return item -> keys(link, item).stream().anyMatch(matching::contains) == some;
    }

    /** Returns the values by which an item names its targets, or its targets name it. */
    private List<String> keys(Link link, Document item) {
        return link.kind() == Kind.ONE || link.kind() == Kind.SEVERAL
                ? texts(item.member(link.member()))
                : identity(shape, item);
    }

    private static List<String> targetKeys(Link link, ResourceShape target, Document document) {
        return link.kind() == Kind.ONE || link.kind() == Kind.SEVERAL
                ? identity(target, document)
                : texts(document.member(link.member()));
    }

    private static List<String> identity(ResourceShape resource, Document document) {
        IdentityMember member = resource.idMember();
        return member == null ? List.of() : texts(member.in(document));
    }

    private static List<String> texts(@Nullable Document value) {
        if (value == null || value.isNull()) {
            return List.of();
        }
        List<String> texts = new ArrayList<>();
        (value.isArray() ? value.elements() : List.of(value)).forEach(each -> texts.add(each.text()));
        return texts;
    }
}
