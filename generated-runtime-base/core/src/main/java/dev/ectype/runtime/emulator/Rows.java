package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.list.DeletionGuard;
import dev.ectype.runtime.emulator.list.EntrySelector;
import dev.ectype.runtime.emulator.list.FilterExpression;
import dev.ectype.runtime.emulator.list.ItemCondition;
import dev.ectype.runtime.emulator.list.MemberFilters;
import dev.ectype.runtime.emulator.list.MemberFinder;
import dev.ectype.runtime.emulator.list.RelatedConditions;
import dev.ectype.runtime.emulator.list.Sorting;
import dev.ectype.runtime.emulator.list.TextSearch;
import dev.ectype.runtime.emulator.list.ValueComparison;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.DocumentCodec;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.emulator.table.IdentifierList;
import dev.ectype.runtime.emulator.table.ListedParent;
import dev.ectype.runtime.emulator.table.ParentSearchTerms;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.FilterPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowFilter;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Lists the instances that a request may see, filtered step by step. The order is newest first unless sorted. Filters with the
 * value null are ignored.
 */
public final class Rows<T> extends RowQuery {
    private final Store<T> store;

    Rows(Store<T> store, ScopedTable scopedTable) {
        this(store, scopedTable, List.of(), Sorting.NEWEST_FIRST);
    }

    private Rows(Store<T> store, ScopedTable scopedTable, List<RowFilter> filters, Sorting sorting) {
        super(scopedTable, filters, sorting);
        this.store = store;
    }

    /** Keeps instances with a value, or with one of several values, in a member. Without a value and a default, keeps all. */
    public Rows<T> where(Member<?> member, @Nullable Object value) {
        List<FilterPlan> plans =
                scopedTable.context().preparedOperation().route().plan().filters(member.path());
        if (value == null) {
            String stated = scopedTable.context().isByDefault(member.path()) ? FilterPlan.byDefault(plans) : null;
            return stated == null ? this : equal(member, stated, plans);
        }
        if (value instanceof Body<?> body) {
            return where(member, body.document());
        }
        if (value instanceof Document document && document.isObject()) {
            ItemCondition bounds = ItemCondition.bounds(member.path(), document);
            return bounds == null
                    ? with(MemberFilters.within(member.path(), document, shape().referenceMembers()))
                    : with(bounds.filter());
        }
        return isIgnoredDefault(member.path(), value) ? this : equal(member, value, plans);
    }

    private Rows<T> equal(Member<?> member, Object value, List<FilterPlan> plans) {
        RowFilter filter = MemberFilters.of(
                member.path(),
                value,
                shape().type(),
                plans,
                shape().referenceMembers().keys(member.path()));
        if (filter == null) {
            return this;
        }
        RequestTransaction context = scopedTable.context();
        boolean scope = context.preparedOperation().isScope(member.path()) || context.isByDefault(member.path());
        return with(scope ? MemberFilters.orMissing(member.path(), filter) : filter);
    }

    /** Keeps instances that match an object of member values or bounds such as {@code {"gte": 5}}. */
    public Rows<T> where(@Nullable Document members) {
        if (members == null || !members.isObject()) {
            return this;
        }
        RelatedConditions related = LinkedConditions.of(scopedTable.context(), shape());
        return with(ItemCondition.members(members, MemberFinder.of(shape().plan()), related)
                .filter());
    }

    /** Keeps instances that match an argument object of member values or bounds. */
    public Rows<T> where(@Nullable Body<?> members) {
        return members == null ? this : where(members.document());
    }

    /** Keeps instances that match the body of a search request. */
    public Rows<T> searched(Body<?> body) {
        return new BodySearch(scopedTable).narrow(this, body.document());
    }

    /** Keeps instances that a list identifies, in the order of the list unless the request chooses another one. */
    Rows<T> among(Document ids) {
        Set<String> idSet = new LinkedHashSet<>(IdentifierList.ids(ids, shape().idMember()));
        Sorting listed = sorting.isNatural() ? Sorting.asListed(shape(), idSet) : sorting;
        return new Rows<>(store, scopedTable, filters, listed)
                .with(scopedTable.named(idSet, row -> idSet.contains(shape().visibleId(row))));
    }

    /** Keeps instances without a value, or without all of several values, in a member. */
    public Rows<T> without(Member<?> member, @Nullable Object value) {
        return compared(member, ValueComparison.NOT, value);
    }

    /** Keeps instances where the member is greater than or equal to a value. */
    public Rows<T> atLeast(Member<?> member, @Nullable Object value) {
        return compared(member, ValueComparison.AT_LEAST, value);
    }

    /** Keeps instances where the member is greater than a value. */
    public Rows<T> above(Member<?> member, @Nullable Object value) {
        return compared(member, ValueComparison.ABOVE, value);
    }

    /** Keeps instances where the member is less than or equal to a value. A day counts to its end. */
    public Rows<T> atMost(Member<?> member, @Nullable Object value) {
        return compared(member, ValueComparison.AT_MOST, value);
    }

    /** Keeps instances where the member is less than a value. */
    public Rows<T> below(Member<?> member, @Nullable Object value) {
        return compared(member, ValueComparison.BELOW, value);
    }

    /** Keeps instances where the member contains a value. */
    public Rows<T> containing(Member<?> member, @Nullable Object value) {
        return compared(member, ValueComparison.CONTAINS, value);
    }

    /** Keeps instances whose flag is set. The value says by whom, unless it is a boolean, which the flag then equals. */
    public Rows<T> flagged(Member<?> member, @Nullable Object value) {
        return compared(member, ValueComparison.FLAGGED, value);
    }

    /** Keeps instances where the member starts with a value. */
    public Rows<T> startingWith(Member<?> member, @Nullable Object value) {
        return compared(member, ValueComparison.STARTS, value);
    }

    /**
     * Keeps instances where the member is a path below another path. {@code -} matches any one segment. A path that names no
     * existing parent fails the request as missing.
     */
    public Rows<T> inside(Member<?> member, @Nullable String path) {
        return path == null || path.isEmpty() ? this : with(ListedParent.below(scopedTable, member.path(), path));
    }

    /** Keeps instances where the member ends with a value. */
    public Rows<T> endingWith(Member<?> member, @Nullable Object value) {
        return compared(member, ValueComparison.ENDS, value);
    }

    /** Keeps instances that contain all words of a search in their texts. */
    public Rows<T> matching(@Nullable String search) {
        if (search == null || scopedTable.context().isByDefault(MemberPath.EMPTY)) {
            return this;
        }
        ParentSearchTerms words = ParentSearchTerms.of(search, scopedTable);
        Rows<T> below = this;
        for (RowFilter filter : words.filters()) {
            below = below.with(filter);
        }
        ItemCondition condition = TextSearch.of(
                words.rest(),
                MemberFinder.of(shape().plan()),
                scopedTable.context().preparedOperation().route().plan().searchStates());
        return condition == null ? below : below.with(condition.filter());
    }

    /** Keeps instances that match an expression such as {@code status eq "open"}. Invalid expressions are ignored, except by deletions. */
    public Rows<T> satisfying(@Nullable String expression) {
        if (expression == null || scopedTable.context().isByDefault(MemberPath.EMPTY)) {
            return this;
        }
        ItemCondition condition = FilterExpression.read(expression, MemberFinder.of(shape().plan()));
        if (condition == null) {
            DeletionGuard.refuseUnlimited(
                    scopedTable.context().preparedOperation().route().plan(), expression);
        }
        return condition == null ? this : with(condition.filter());
    }

    /**
     * Keeps instances whose map has the entries of a selector such as {@code app=web,!old}, or of all selectors of a list. Rejects
     * invalid selectors.
     */
    public Rows<T> selecting(Member<?> map, @Nullable Object selector) {
        ItemCondition condition = EntrySelector.of(selector, map.path());
        return condition == null ? this : with(condition.filter());
    }

    /** Sorts the instances by the sort keys and the direction of a request, such as {@code -created}. */
    public Rows<T> sorted(@Nullable Object by, @Nullable Object direction) {
        if (by == null && direction == null) {
            return this;
        }
        Sorting requested = Sorting.of(
                by == null ? null : DocumentCodec.document(by),
                direction == null ? null : DocumentCodec.document(direction),
                MemberFinder.of(shape().plan()),
                scopedTable.context().preparedOperation().route().plan().sort());
        return new Rows<>(store, scopedTable, filters, requested);
    }

    private Rows<T> compared(Member<?> member, ValueComparison how, @Nullable Object value) {
        if (value == null || value.equals("") || isIgnoredDefault(member.path(), value)) {
            return this;
        }
        Document operand = how == ValueComparison.NOT ? MemberFilters.values(value) : DocumentCodec.document(value);
        return with(ItemCondition.of(member.path(), how, operand).filter());
    }

    /** Returns whether the value of a filter is a default that would hide instances which no request asked to hide. */
    private boolean isIgnoredDefault(MemberPath path, Object value) {
        RequestTransaction context = scopedTable.context();
        return context.isByDefault(path)
                && !(MemberFilters.isChoice(SchemaShape.at(shape().type(), path), value)
                        && context.preparedOperation().hasOwnDefault(path, shape().type()));
    }

    Rows<T> with(RowFilter filter) {
        List<RowFilter> more = new ArrayList<>(filters);
        more.add(filter);
        return new Rows<>(store, scopedTable, more, sorting);
    }

    /** Returns all matching instances in order, without paging. */
    public List<StoredInstance<T>> list() {
        return found(RowPageRequest.of(sorting.natural(), 0, Integer.MAX_VALUE)).rows().stream()
                .map(store::stored)
                .toList();
    }

    /** Returns the newest matching instance. If there is none, the request fails with the described error. */
    public StoredInstance<T> requireNewest() {
        List<Row> newest = page(RowPageRequest.of(Order.NEWEST_FIRST, 0, 1)).rows();
        if (newest.isEmpty()) {
            throw Problem.missing("there are no " + shape().name() + " here yet");
        }
        return store.stored(newest.get(0));
    }

    /** Returns the number of matching instances on all pages. */
    public int count() {
        return found(RowPageRequest.of(sorting.natural(), 0, 0)).total();
    }

    /** Removes all matching instances on all pages, and their children. */
    public void remove() {
        remove(list());
    }

    /** Removes the first matching instances, as many as the request sends in a parameter, or all. */
    public void remove(String limit) {
        Document sent = scopedTable.context().arguments().queryOrBodyValue(limit);
        List<StoredInstance<T>> found = list();
        int count = sent == null ? found.size() : Integer.parseInt(sent.text());
        remove(found.subList(0, Math.max(0, Math.min(found.size(), count))));
    }

    private void remove(List<StoredInstance<T>> instances) {
        for (StoredInstance<T> each : instances) {
            // An instance that is a child of another one of the list is removed with it.
            if (scopedTable.table().find(each.instance().rowId()) != null) {
                store.remove(each);
            }
        }
    }

    /** Sets a flag of all matching instances on all pages. */
    public void setFlag(Member<?> member) {
        list().forEach(each -> store.setFlag(each, member));
    }

    /** Clears a flag of all matching instances on all pages. */
    public void clearFlag(Member<?> member) {
        list().forEach(each -> store.clearFlag(each, member));
    }

    /** Moves all matching instances on all pages to another state. */
    public void transition(Member<?> member, Object to) {
        list().forEach(each -> store.transition(each, member, List.of(), to));
    }
}
