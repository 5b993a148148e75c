package dev.ectype.compiler.graph;

import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.AsyncCompletion;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.QualifierBinding;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.StartedOperation;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Builds the steps of one operation: lookups for its parameters, outermost first, then the steps of its role. */
final class StepBuilder {
    private final Endpoint endpoint;
    private final ResourceIndex resources;
    private final ContentRules contents;
    private final List<Step> steps = new ArrayList<>();
    private final FoundInstances found;
    private final Cases<Role, @Nullable Step> roles = Cases.<Role, @Nullable Step>of(Role.class)
            .on(Role.Create.class, this::insert)
            .on(Role.Read.class, this::settle)
            .on(Role.ListAll.class, this::query)
            .on(Role.Replace.class, role -> new Step.Replace(role.resource(), target(role), role.bodyAt()))
            .on(Role.Update.class, role -> new Step.Merge(role.resource(), target(role), role.bodyAt(), role.mask()))
            .on(Role.Delete.class, role -> new Step.Remove(role.resource(), target(role)))
            .on(Role.Act.class, this::transition)
            .on(Role.DeleteMany.class, this::removeMany)
            .on(
                    Role.ReadSubResource.class,
                    role -> new Step.ReadSubResource(role.resource(), target(role), role.member()))
            .on(Role.WriteSubResource.class, this::writePart)
            .on(
                    Role.ClearSubResource.class,
                    role -> new Step.ClearSubResource(role.resource(), target(role), role.member()))
            .on(Role.Link.class, this::link)
            .on(Role.ReadLinked.class, this::linked)
            .on(Role.ClearMembers.class, role -> new Step.ClearMembers(role.resource(), target(role), role.members()))
            .on(Role.SetFlag.class, this::mark)
            .on(Role.EditList.class, this::gather)
            .on(Role.CustomAction.class, this::adjust)
            .on(
                    Role.Publish.class,
                    role -> new Step.Publish(
                            role.resource(), target(role), role.queue().envelopes()))
            .on(Role.ListReferrers.class, role -> new Step.ListReferrers(role.resource(), target(role), role.from()))
            .on(
                    Role.Fetch.class,
                    role -> new Step.Fetch(
                            role.resource(), target(role), role.queue().envelopes()))
            .exhaustive();

    StepBuilder(Endpoint endpoint, ResourceIndex resources, ContentRules contents) {
        this.contents = contents;
        this.endpoint = endpoint;
        this.resources = resources;
        this.found = new FoundInstances(resources);
    }

    List<Step> build() {
        List<Step> written = roleSteps();
        StartedOperation start = endpoint.startedOperation();
        if (start != null) {
            written.removeIf(step -> step instanceof Step.ReplyWithSample);
            written.add(new Step.StartOperation(start.resource(), within(start.resource())));
        }
        return written;
    }

    private List<Step> roleSteps() {
        Role role = endpoint.role();
        List<ParameterBinding> ties = endpoint.parameterBindings();
        if (isOnMany(role)) {
            ties.forEach(this::lookUp);
            steps.add(changeMany(Objects.requireNonNull(role)));
            return steps;
        }
        if (role instanceof Role.Replace replace && replace.creates() && !ties.isEmpty()) {
            ties.subList(0, ties.size() - 1).forEach(this::lookUp);
            ParameterBinding tie = ties.get(ties.size() - 1);
            Resource resource = resources.find(replace.resource());
            boolean identified =
                    resource == null || resource.identity().member().equals(tie.member());
            String member = identified ? null : tie.member();
            String within = qualified(replace.resource(), found.related(replace.resource()));
            steps.add(new Step.Upsert(replace.resource(), tie.parameter(), member, within, replace.bodyAt()));
            return steps;
        }
        ties.forEach(this::lookUp);
        if (role != null && isSingleton(role.resource())) {
            findSingleton(role.resource());
        }
        if (role != null && endpoint.body() != null && !hasTarget(role)) {
            findInBody(role);
        }
        Step kept = contents.step(endpoint, found.innermost());
        if (kept != null) {
            steps.add(kept);
            return steps;
        }
        if (contents.projection(endpoint) != null && found.innermost() != null) {
            return steps;
        }
        Step step = role == null || needsTarget(role) && !hasTarget(role) ? new Step.ReplyWithSample() : step(role);
        if (step != null) {
            steps.add(step);
        }
        return steps;
    }

    private @Nullable Step step(Role role) {
        boolean bodiless = (role instanceof Role.Replace || role instanceof Role.Update) && endpoint.body() == null;
        boolean sampled = role instanceof Role.CustomAction touch && touch.replyAt() == null && touch.bodyAt() == null;
        if (sampled) {
            return new Step.ReplyWithSample();
        }
        if (bodiless) {
            // A query carries some members, never a whole instance.
            return endpoint.hasQueryParameters()
                    ? new Step.Merge(role.resource(), target(role), MemberPath.ROOT, null)
                    : null;
        }
        return roles.apply(role);
    }

    private void lookUp(ParameterBinding tie) {
        String as = found.name(tie.resource());
        if (tie.newestAlias() != null) {
            String holder = tie.through() == null
                    ? qualified(tie.resource(), found.related(tie.resource()))
                    : found.innermost();
            steps.add(new Step.LookupNewest(tie.resource(), holder, tie.through(), as));
            found.add(tie.resource(), as);
            return;
        }
        boolean apart = isLinkTarget(tie) || resources.find(tie.resource()) == null;
        String within = qualified(tie.resource(), apart ? null : found.related(tie.resource()));
        steps.add(new Step.Lookup(
                tie.resource(), tie.parameter(), tie.member(), within, tie.through(), tie.currentUserAlias(), as));
        found.add(tie.resource(), as);
    }

    /** Returns whether a binding identifies the target of a link, which is not a child of the instances before it. */
    private boolean isLinkTarget(ParameterBinding tie) {
        boolean ties = endpoint.role() instanceof Role.Link || endpoint.role() instanceof Role.ReadLinked;
        return ties
                && tie.equals(endpoint.parameterBindings()
                        .get(endpoint.parameterBindings().size() - 1));
    }

    private void findSingleton(ResourceName resource) {
        String as = found.name(resource);
        steps.add(new Step.LookupSingleton(resource, within(resource), as));
        found.add(resource, as);
    }

    /** Adds a lookup by the body for a change without an identifying parameter. */
    private void findInBody(Role role) {
        MemberPath bodyAt = bodyAt(role);
        Resource resource = resources.find(role.resource());
        if (bodyAt != null && resource != null) {
            String as = found.name(role.resource());
            steps.add(new Step.LookupInBody(
                    role.resource(), bodyAt, resource.identity().member(), as));
            found.add(role.resource(), as);
        }
    }

    /**
     * Returns the container for creates and lists. For a fork, the path contains the qualifiers of the other instance.
     */
    private @Nullable String within(ResourceName resource) {
        String within = found.related(resource);
        return found.has(resource) ? within : qualified(resource, within);
    }

    /** Returns the name of the rows that match the path's qualifiers, within a container or among all. */
    private @Nullable String qualified(ResourceName resource, @Nullable String within) {
        QualifierBinding said = endpoint.qualifierBinding(resource);
        if (said == null) {
            return within;
        }
        for (Step step : steps) {
            if (step instanceof Step.FilterByQualifiers known
                    && known.resource().equals(resource)) {
                return known.as();
            }
        }
        String as = found.name(new ResourceName(String.join(" ", said.parameters())));
        steps.add(new Step.FilterByQualifiers(resource, within, said.parameters(), as));
        return as;
    }

    private boolean isSingleton(ResourceName name) {
        Resource resource = resources.find(name);
        return resource != null && resource.singleton();
    }

    private static boolean needsTarget(Role role) {
        return !(role instanceof Role.Create || role instanceof Role.ListAll || role instanceof Role.DeleteMany);
    }

    private boolean hasTarget(Role role) {
        return found.has(role.resource());
    }

    private String target(Role role) {
        return found.target(role.resource());
    }

    private Step insert(Role.Create role) {
        boolean listed = role.bodyAt().names().contains(MemberPath.FIRST);
        // Only a client that gets all instances in the reply can learn which instances several files created.
        boolean shown = role.replyAt() != null && role.replyAt().names().contains(MemberPath.FIRST);
        boolean several = listed || shown && contents.acceptsSeveralFiles(endpoint);
        return new Step.Insert(role.resource(), within(role.resource()), role.bodyAt(), role.through(), several);
    }

    private @Nullable Step settle(Role.Read role) {
        AsyncCompletion settling = role.completion();
        return settling == null
                ? null
                : new Step.AdvanceOperation(
                        role.resource(), target(role), settling.member(), settling.pending(), settling.done());
    }

    private Step query(Role.ListAll role) {
        String through = role.through();
        boolean by = through != null || role.listMember() != null;
        String within = by ? found.innermost() : within(role.resource());
        boolean searched = endpoint.body() != null && !endpoint.body().media().isEmpty();
        return new Step.Query(
                role.resource(),
                within,
                through,
                role.backwards(),
                role.listMember(),
                role.filters(),
                role.sort(),
                role.paging(),
                searched);
    }

    private Step removeMany(Role.DeleteMany role) {
        String within = within(role.resource());
        return new Step.RemoveMany(
                role.resource(), within, role.parameter(), role.bodyAt(), NotFoundReplies.areDescribed(endpoint));
    }

    /** Returns whether the body lists the changes of several instances and the path identifies none. */
    private boolean isOnMany(@Nullable Role role) {
        MemberPath bodyAt = bodyAt(role);
        return role != null
                && bodyAt != null
                && bodyAt.names().contains(MemberPath.FIRST)
                && endpoint.parameterBindings().stream()
                        .noneMatch(tie -> tie.resource().equals(role.resource()))
                && !isSingleton(role.resource());
    }

    private Step changeMany(Role role) {
        boolean creates = role instanceof Role.Replace replace && replace.creates();
        return new Step.ChangeMany(
                role.resource(),
                within(role.resource()),
                Objects.requireNonNull(bodyAt(role)),
                role instanceof Role.Replace,
                creates);
    }

    private static @Nullable MemberPath bodyAt(@Nullable Role role) {
        return role instanceof Role.Replace replace
                ? replace.bodyAt()
                : role instanceof Role.Update update ? update.bodyAt() : null;
    }

    private Step writePart(Role.WriteSubResource role) {
        return new Step.WriteSubResource(role.resource(), target(role), role.member(), role.merges(), role.bodyAt());
    }

    private Step link(Role.Link role) {
        String holder = found.before(1);
        return role.adds()
                ? new Step.Link(role.resource(), role.relationship(), holder, target(role))
                : new Step.Unlink(
                        role.resource(),
                        role.relationship(),
                        holder,
                        target(role),
                        NotFoundReplies.areDescribed(endpoint));
    }

    private Step linked(Role.ReadLinked role) {
        return new Step.RequireLink(
                role.resource(), role.relationship(), role.backwards(), found.before(1), target(role));
    }

    private Step gather(Role.EditList role) {
        Role.RequestedItems things = role.items();
        String target = target(role);
        String as = things.resource() == null ? null : found.name(things.resource());
        if (things.resource() != null && as != null) {
            steps.add(new Step.LookupAll(things.resource(), things.bodyAt(), things.currentUserAlias(), as));
        }
        return new Step.EditList(
                role.resource(), target, role.member(), role.relationship(), role.edit(), as, things.bodyAt());
    }

    private Step mark(Role.SetFlag role) {
        return new Step.SetFlag(role.resource(), target(role), role.member(), role.on(), role.count());
    }

    private @Nullable Step adjust(Role.CustomAction role) {
        return role.bodyAt() == null ? null : new Step.UpdateMembers(role.resource(), target(role), role.bodyAt());
    }

    private Step transition(Role.Act role) {
        return new Step.Transition(
                role.resource(), target(role), role.member(), role.from(), role.to(), role.conditionalTarget());
    }
}
