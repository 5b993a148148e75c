package dev.ectype.compiler.infer.stated;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.list.Paging;
import dev.ectype.compiler.ir.resource.ComposedText;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.stated.ConclusionName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Removes rejected conclusions from changes. */
final class RejectedConclusions {
    private static final String OPERATION = "operation";
    private static final String RESOURCE = "resource";

    private final List<ConclusionName> rejected;

    private RejectedConclusions(List<ConclusionName> rejected) {
        this.rejected = rejected;
    }

    /** Returns the change without what is rejected, the change itself if nothing is, or null if nothing remains. */
    static @Nullable ModelChange without(ModelChange change, List<ConclusionName> rejected) {
        return rejected.isEmpty() ? change : new RejectedConclusions(rejected).remaining(change);
    }

    private @Nullable ModelChange remaining(ModelChange change) {
        if (change instanceof ModelChange.AssignRole assigned) {
            return role(assigned);
        } else if (change instanceof ModelChange.BindParameter bound) {
            return unless(
                    change,
                    OPERATION,
                    bound.endpoint(),
                    "parameter " + bound.binding().parameter());
        } else if (change instanceof EndpointChange ofEndpoint) {
            return unless(change, OPERATION, ofEndpoint.endpoint(), aspect(ofEndpoint));
        } else if (change instanceof ResourceChange.ComposeMembers composed) {
            List<ComposedText> rest = composed.compositions().stream()
                    .filter(each -> !isRejected(RESOURCE, composed.resource().value(), "composed " + each.member()))
                    .toList();
            return rest.isEmpty() ? null : new ResourceChange.ComposeMembers(composed.resource(), rest);
        } else if (change instanceof ResourceChange ofResource) {
            return isRejected(RESOURCE, ofResource.resource().value(), aspect(ofResource)) ? null : change;
        } else if (change instanceof ModelChange.NameResource named) {
            return isRejected(RESOURCE, named.name().value(), "type") ? null : change;
        } else if (change instanceof RelationshipChange.AddRelationship added) {
            return isRejected("relationship", added.relationship().name(), "meaning") ? null : change;
        }
        return change;
    }

    /** Returns the change of a role without rejected filters, order and pages. */
    private @Nullable ModelChange role(ModelChange.AssignRole assigned) {
        String operation = assigned.endpoint().value();
        if (isRejected(OPERATION, operation, "role") || isRejected(OPERATION, operation, "resource")) {
            return null;
        }
        if (!(assigned.role() instanceof Role.ListAll list)) {
            return assigned;
        }
        Role.ListAll rest = list.withFilters(list.filters().stream()
                .filter(each -> !isRejected(OPERATION, operation, "filter " + each.parameter()))
                .toList());
        if (list.sort() != null && isRejected(OPERATION, operation, "order")) {
            rest = rest.withSort(null);
        }
        if (isRejected(OPERATION, operation, "page")) {
            rest = rest.withPaging(Paging.NONE.withEnvelope(list.paging().envelope()));
        }
        return rest.equals(list) ? assigned : new ModelChange.AssignRole(assigned.endpoint(), rest);
    }

    private @Nullable ModelChange unless(ModelChange change, String section, EndpointId endpoint, String aspect) {
        return isRejected(section, endpoint.value(), aspect) ? null : change;
    }

    private boolean isRejected(String section, String name, String aspect) {
        return rejected.stream().anyMatch(each -> each.names(section, name, aspect));
    }

    private static String aspect(EndpointChange change) {
        if (change instanceof EndpointChange.SetExpansion) {
            return "expansion";
        } else if (change instanceof EndpointChange.AddFieldSelection added) {
            return "selection " + added.selection().parameter();
        } else if (change instanceof EndpointChange.AddVersions) {
            return "versions";
        } else if (change instanceof EndpointChange.SetIdempotencyKey) {
            return "idempotency key";
        } else if (change instanceof EndpointChange.StartOperation) {
            return "starts";
        } else if (change instanceof EndpointChange.SetTrigger) {
            return "event";
        } else if (change instanceof EndpointChange.SetStream) {
            return "stream";
        } else if (change instanceof EndpointChange.SetContent) {
            return "content";
        } else if (change instanceof EndpointChange.SetDeletionFlags) {
            return "deletion flags";
        } else if (change instanceof EndpointChange.AllowMissing) {
            return "missing instance allowed by";
        } else if (change instanceof EndpointChange.AddFormatChoice added) {
            return "format " + added.choice().parameter();
        } else if (change instanceof EndpointChange.AddBodyFilter added) {
            return "body filter " + added.filter().at().pointer();
        }
        return "";
    }

    private static String aspect(ResourceChange change) {
        if (change instanceof ResourceChange.SetLifecycle) {
            return "states";
        } else if (change instanceof ResourceChange.SetParent) {
            return "parent";
        } else if (change instanceof ResourceChange.SetVersion) {
            return "version";
        } else if (change instanceof ResourceChange.SetUniqueMembers) {
            return "unique";
        } else if (change instanceof ResourceChange.AddFlag added) {
            return "flag " + added.flag().member();
        } else if (change instanceof ResourceChange.MarkSeeded) {
            return "initial instances";
        } else if (change instanceof ResourceChange.AddWhenMentioned) {
            return "added when mentioned";
        } else if (change instanceof ResourceChange.AddExamples) {
            return "examples";
        } else if (change instanceof ResourceChange.SetIdStyle) {
            return "identifier style";
        } else if (change instanceof ResourceChange.SetCompanions) {
            return "members of the server";
        } else if (change instanceof ResourceChange.SetQualifiers) {
            return "qualifiers";
        }
        return "";
    }
}
