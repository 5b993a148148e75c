package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.IdentifyingMembers;
import dev.ectype.compiler.ir.binding.GraphQlMeaning;
import dev.ectype.compiler.ir.binding.GraphQlPaging;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.error.DescribedCode;
import dev.ectype.compiler.ir.error.ErrorMember;
import dev.ectype.compiler.ir.error.StatedError;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.stated.StatedProblem;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A change of the model that inference makes. A group of paths has a key until it has a name. */
public sealed interface ModelChange
        permits EndpointChange,
                ResourceChange,
                RelationshipChange,
                ModelChange.ReadAsRoute,
                ModelChange.GroupPaths,
                ModelChange.SetType,
                ModelChange.DescribeReply,
                ModelChange.JoinGroups,
                ModelChange.DropGroup,
                ModelChange.AddMembership,
                ModelChange.AddCurrentUserPath,
                ModelChange.AddNewestPath,
                ModelChange.AddSubResource,
                ModelChange.NameResource,
                ModelChange.BindParameter,
                ModelChange.AssignRole,
                ModelChange.AddQueueResource,
                ModelChange.AddIdentifyingMembers,
                ModelChange.AddErrorMember,
                ModelChange.AddErrorCode,
                ModelChange.StateError,
                ModelChange.AddPagedField,
                ModelChange.AddPageType,
                ModelChange.AddFieldFilters,
                ModelChange.AddLookup,
                ModelChange.AddPayload,
                ModelChange.AddErrorFields,
                ModelChange.AddNestedWrites {
    /** Describes the change in words that depend only on the description. */
    String description();

    /** Reads the operation as if it had another method and path, with arguments as path parameters. */
    record ReadAsRoute(EndpointId endpoint, String method, SegmentedPath path, List<Parameter> arguments)
            implements ModelChange {
        public ReadAsRoute {
            arguments = List.copyOf(arguments);
        }

        @Override
        public String description() {
            return "read " + endpoint + " as " + method + " " + path.key();
        }
    }

    /** Groups paths into one resource. */
    record GroupPaths(String key, List<SegmentedPath> collections, List<SegmentedPath> items, boolean singleton)
            implements ModelChange {
        public GroupPaths {
            collections = List.copyOf(collections);
            items = List.copyOf(items);
        }

        @Override
        public String description() {
            return (singleton ? "singleton " : "group ") + key;
        }
    }

    /** Sets the stored type of a group. */
    record SetType(String key, TypeRef type, @Nullable TypeRef tombstone) implements ModelChange {
        @Override
        public String description() {
            return "type " + key;
        }
    }

    /** Adds a type to a reply that the description leaves undescribed. */
    record DescribeReply(EndpointId endpoint, TypeRef type) implements ModelChange {
        @Override
        public String description() {
            return "describe reply of " + endpoint;
        }
    }

    /** Joins one group into another group of the same resource. */
    record JoinGroups(String key, String into) implements ModelChange {
        @Override
        public String description() {
            return "join " + key + " into " + into;
        }
    }

    /** Removes a group that is no resource of its own. */
    record DropGroup(String key) implements ModelChange {
        @Override
        public String description() {
            return "drop " + key;
        }
    }

    /** Makes paths a membership: their instances belong to another group and are linked to the parent in the path. */
    record AddMembership(SegmentedPath collection, SegmentedPath item, String of) implements ModelChange {
        @Override
        public String description() {
            return "membership " + item.key() + " of " + of;
        }
    }

    /** Makes a path return the current user as an instance of another group. */
    record AddCurrentUserPath(SegmentedPath path, String of) implements ModelChange {
        @Override
        public String description() {
            return "current user " + path.key() + " of " + of;
        }
    }

    /** Makes a path return the newest instance of another group. */
    record AddNewestPath(SegmentedPath path, String of) implements ModelChange {
        @Override
        public String description() {
            return "newest " + path.key() + " of " + of;
        }
    }

    /** Makes a path a sub-resource of another group: one of its members, or several. */
    record AddSubResource(
            SegmentedPath path, String of, @Nullable String member) implements ModelChange {
        @Override
        public String description() {
            return "sub-resource " + path.key() + " of " + of + (member == null ? "" : "." + member);
        }
    }

    /** Names the resource of a group. */
    record NameResource(String key, ResourceName name) implements ModelChange {
        @Override
        public String description() {
            return "resource " + name;
        }
    }

    /** Binds a parameter of an operation to a member of a resource. */
    record BindParameter(EndpointId endpoint, ParameterBinding binding) implements ModelChange {
        @Override
        public String description() {
            return "bind " + endpoint + "." + binding.parameter() + " to " + binding.resource() + "." + binding.member()
                    + (binding.through() == null ? "" : " through " + binding.through())
                    + (binding.currentUserAlias() == null ? "" : " or " + binding.currentUserAlias());
        }
    }

    /** Assigns a role to an operation. */
    record AssignRole(EndpointId endpoint, Role role) implements ModelChange {
        @Override
        public String description() {
            return "role " + endpoint + " " + RoleText.words(role);
        }
    }

    /** Adds members by which objects of the API are identified. */
    record AddIdentifyingMembers(IdentifyingMembers members) implements ModelChange {
        @Override
        public String description() {
            return "identifying members " + String.join(", ", members.names());
        }
    }

    /** Sets the meanings of the error members with a name. */
    record AddErrorMember(ErrorMember member) implements ModelChange {
        @Override
        public String description() {
            return "error member " + member.name() + " means "
                    + member.meanings().stream().map(Enum::name).collect(Collectors.joining(", "));
        }
    }

    /** Sets the problems that a code or an example text of errors means. */
    record AddErrorCode(DescribedCode code) implements ModelChange {
        @Override
        public String description() {
            return "error code " + code.value() + " means "
                    + code.meanings().stream()
                            .map(meaning -> meaning.kind().name())
                            .collect(Collectors.joining(", "));
        }
    }

    /** Sets the words of the errors with one reason. */
    record StateError(StatedError error) implements ModelChange {
        @Override
        public String description() {
            return "error " + StatedProblem.word(error.kind())
                    + (error.operation() == null ? "" : " of " + error.operation())
                    + (error.status() == 0 ? "" : " has status " + error.status())
                    + (error.code() == null ? "" : " has code " + error.code())
                    + (error.message() == null ? "" : " has message " + error.message());
        }
    }

    /** Adds the arguments of a GraphQL field that select a page. */
    record AddPagedField(GraphQlPaging.PagedField field) implements ModelChange {
        @Override
        public String description() {
            return "paged field " + field.type() + "." + field.field();
        }
    }

    /** Adds the arguments of a GraphQL field that select entities. */
    record AddFieldFilters(GraphQlMeaning.FieldFilters field) implements ModelChange {
        @Override
        public String description() {
            String filters = field.filters().stream()
                    .map(GraphQlMeaning.Filter::argument)
                    .collect(Collectors.joining(", "));
            String order = field.sort() == null
                    ? ""
                    : (filters.isEmpty() ? "" : ", ") + "order by "
                            + field.sort().words();
            return "filters of " + field.type() + "." + field.field() + " by " + filters + order;
        }
    }

    /** Adds the fields of a GraphQL type that describe a page. */
    record AddPageType(GraphQlPaging.PageType type) implements ModelChange {
        @Override
        public String description() {
            return "page facts of " + type.name();
        }
    }

    /** Adds the argument of a GraphQL field that lists identifiers. */
    record AddLookup(GraphQlMeaning.Lookup lookup) implements ModelChange {
        @Override
        public String description() {
            return "lookup " + lookup.type() + "." + lookup.field() + " by " + lookup.argument();
        }
    }

    /** Adds the fields of a GraphQL result that describe the request. */
    record AddPayload(GraphQlMeaning.Payload payload) implements ModelChange {
        @Override
        public String description() {
            String member = payload.members().stream()
                    .map(each -> each.field() + " holds "
                            + each.fact().name().toLowerCase(Locale.ROOT)
                            + (each.argument() == null ? "" : " " + each.argument()))
                    .collect(Collectors.joining(", "));
            return "payload " + payload.type() + "." + payload.field()
                    + (payload.argument() == null ? ": " + member : " repeats " + payload.argument());
        }
    }

    /** Adds the fields of an error in GraphQL payloads. */
    record AddErrorFields(GraphQlMeaning.ErrorFields fields) implements ModelChange {
        @Override
        public String description() {
            return "error fields of " + fields.type();
        }
    }

    /** Adds the members of input objects that write the instances of a link. */
    record AddNestedWrites(GraphQlMeaning.NestedWrites writes) implements ModelChange {
        @Override
        public String description() {
            return "nested writes of " + writes.type() + "." + writes.field();
        }
    }

    /** Adds a resource of queued messages, without a path of its own. */
    record AddQueueResource(Resource resource) implements ModelChange {
        @Override
        public String description() {
            return "queue " + resource.name() + " at " + resource.parent();
        }
    }
}
