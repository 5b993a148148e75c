package dev.ectype.compiler.graph;

import dev.ectype.compiler.graph.step.FindStep;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.LinkRole;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.QualifierBinding;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Adds the steps that find the instances of one operation, and names their results for later steps. */
final class LookupSteps {
    private final Endpoint endpoint;
    private final ResourceIndex resources;
    private final FoundInstances found;
    private final List<Step> steps;

    /**
     * Creates the lookups of an operation.
     *
     * @param found the results of the lookups, which this class completes
     * @param steps the steps of the operation, to which this class adds lookups
     */
    LookupSteps(Endpoint endpoint, ResourceIndex resources, FoundInstances found, List<Step> steps) {
        this.endpoint = endpoint;
        this.resources = resources;
        this.found = found;
        this.steps = steps;
    }

    void add(ParameterBinding binding) {
        String as = found.name(binding.resource());
        if (binding.newestAlias() != null) {
            String container = binding.through() == null
                    ? qualified(binding.resource(), found.related(binding.resource()))
                    : found.innermost();
            steps.add(new FindStep.LookupNewest(binding.resource(), container, binding.through(), as));
            found.add(binding.resource(), as);
            return;
        }
        boolean isRoot = isLinkTarget(binding) || resources.find(binding.resource()) == null;
        String within =
                qualified(binding.resource(), isRoot ? owner(binding.resource()) : found.related(binding.resource()));
        steps.add(new FindStep.Lookup(
                binding.resource(),
                binding.parameter(),
                binding.member(),
                within,
                binding.through(),
                binding.currentUserAlias(),
                as));
        found.add(binding.resource(), as);
    }

    /** Returns the instance that owns the instances of a resource, or null if no parameter identifies it. */
    @Nullable
    String owner(ResourceName name) {
        Resource resource = resources.find(name);
        ResourceName parent = resource == null ? null : resource.parent();
        return parent == null || !found.has(parent) ? null : found.target(parent);
    }

    /** Returns whether a binding identifies the target of a link, which is not a child of the instances before it. */
    private boolean isLinkTarget(ParameterBinding binding) {
        boolean links = endpoint.role() instanceof LinkRole
                || endpoint.role() instanceof Role.EditList edit && edit.items().bodyAt() == null;
        return links
                && binding.equals(endpoint.parameterBindings()
                        .get(endpoint.parameterBindings().size() - 1));
    }

    void addSingleton(ResourceName resource) {
        String as = found.name(resource);
        boolean mayMiss = endpoint.role() instanceof Role.Read
                && resources.isDeleted(resource)
                && NotFoundReplies.areDescribed(endpoint);
        steps.add(new FindStep.LookupSingleton(resource, within(resource), as, mayMiss));
        found.add(resource, as);
    }

    /** Adds a lookup by the body for a change without an identifying parameter. */
    void addInBody(ResourceName name, MemberPath bodyAt) {
        Resource resource = resources.find(name);
        if (resource != null) {
            String as = found.name(name);
            steps.add(new FindStep.LookupInBody(
                    name,
                    bodyAt,
                    resource.identity().member(),
                    resource.identity().within(),
                    as));
            found.add(name, as);
        }
    }

    /**
     * Returns the container for creates and lists. For a fork, the path contains the qualifiers of the other instance.
     */
    @Nullable
    String within(ResourceName resource) {
        String within = found.related(resource);
        return found.has(resource) ? within : qualified(resource, within);
    }

    /** Returns the name of the rows that match the path's qualifiers, within a container or among all. */
    @Nullable
    String qualified(ResourceName resource, @Nullable String within) {
        QualifierBinding qualifiers = endpoint.qualifierBinding(resource);
        if (qualifiers == null) {
            return within;
        }
        for (Step step : steps) {
            if (step instanceof FindStep.FilterByQualifiers known
                    && known.resource().equals(resource)) {
                return known.as();
            }
        }
        String as = found.name(new ResourceName(String.join(" ", qualifiers.parameters())));
        steps.add(new FindStep.FilterByQualifiers(resource, within, qualifiers.parameters(), as));
        return as;
    }
}
