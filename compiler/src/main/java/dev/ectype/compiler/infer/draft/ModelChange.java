package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.ComposedText;
import dev.ectype.compiler.ir.resource.Expansion;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Qualifier;
import dev.ectype.compiler.ir.resource.QualifierBinding;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.StartedOperation;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonObject;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A change of the model that inference makes. A group of paths has a key until it has a name. */
public sealed interface ModelChange {
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

    /** Sets the identifier and the further lookup keys of a resource. */
    record SetIdentifier(ResourceName resource, String member, List<String> keys) implements ModelChange {
        public SetIdentifier {
            keys = List.copyOf(keys);
        }

        @Override
        public String description() {
            return "identifier " + resource + "." + member + (keys.isEmpty() ? "" : " or " + String.join(", ", keys));
        }
    }

    /** Sets the qualifiers of a resource. */
    record SetQualifiers(ResourceName resource, List<Qualifier> qualifiers) implements ModelChange {
        public SetQualifiers {
            qualifiers = List.copyOf(qualifiers);
        }

        @Override
        public String description() {
            List<String> names = qualifiers.stream().map(Qualifier::words).toList();
            return "qualifiers " + resource + " " + String.join(", ", names);
        }
    }

    /** Binds path parameters of an operation to the qualifiers of a resource. */
    record BindQualifiers(EndpointId endpoint, QualifierBinding binding) implements ModelChange {
        @Override
        public String description() {
            return "bind qualifiers of " + binding.resource() + " in " + endpoint + " to "
                    + String.join(", ", binding.parameters());
        }
    }

    /** Sets the style of new identifiers. */
    record SetIdStyle(ResourceName resource, IdStyle style) implements ModelChange {
        @Override
        public String description() {
            return "identifier style " + resource + " " + IdStyleText.words(style);
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

    /** Lets a path parameter of an operation contain slashes. */
    record SetCatchAllParameter(EndpointId endpoint, String parameter) implements ModelChange {
        @Override
        public String description() {
            return "catch-all " + endpoint + "." + parameter;
        }
    }

    /** Assigns a role to an operation. */
    record AssignRole(EndpointId endpoint, Role role) implements ModelChange {
        @Override
        public String description() {
            return "role " + endpoint + " " + RoleText.words(role);
        }
    }

    /** Makes an operation start a long-running operation besides its role. */
    record StartOperation(EndpointId endpoint, StartedOperation operation) implements ModelChange {
        @Override
        public String description() {
            return "start " + operation.resource() + " by " + endpoint + RoleText.out(operation.replyAt());
        }
    }

    /** Sets the parameter that embeds referenced instances in a reply. */
    record SetExpansion(EndpointId endpoint, Expansion expansion) implements ModelChange {
        @Override
        public String description() {
            return "expansion " + endpoint + " by " + expansion.parameter();
        }
    }

    /** Sets the state member and the states of a resource. */
    record SetLifecycle(ResourceName resource, Resource.Lifecycle lifecycle) implements ModelChange {
        @Override
        public String description() {
            return "states " + resource + "." + lifecycle.member() + " " + lifecycle.states();
        }
    }

    /** Sets the member that every write of an instance increments or regenerates. */
    record SetVersion(ResourceName resource, String member) implements ModelChange {
        @Override
        public String description() {
            return "version " + resource + "." + member;
        }
    }

    /** Adds a relationship between two resources. */
    record AddRelationship(Relationship relationship) implements ModelChange {
        @Override
        public String description() {
            return relationship.kind().name().toLowerCase(java.util.Locale.ROOT) + " " + relationship.name() + " to "
                    + relationship.to();
        }
    }

    /** Makes one resource the parent of another. */
    record SetParent(ResourceName resource, ResourceName parent) implements ModelChange {
        @Override
        public String description() {
            return "nest " + resource + " in " + parent;
        }
    }

    /** Makes the values of members unique among the instances of a resource. */
    record SetUniqueMembers(ResourceName resource, List<String> members) implements ModelChange {
        public SetUniqueMembers {
            members = List.copyOf(members);
        }

        @Override
        public String description() {
            return "unique " + resource + " " + String.join(", ", members);
        }
    }

    /** Composes the values of members from other values. */
    record ComposeMembers(ResourceName resource, List<ComposedText> compositions) implements ModelChange {
        public ComposeMembers {
            compositions = List.copyOf(compositions);
        }

        @Override
        public String description() {
            return "composed " + resource + " "
                    + compositions.stream().map(ComposedText::member).collect(Collectors.joining(", "));
        }
    }

    /** Adds a resource of queued messages, without a path of its own. */
    record AddQueueResource(Resource resource) implements ModelChange {
        @Override
        public String description() {
            return "queue " + resource.name() + " at " + resource.parent();
        }
    }

    /** Marks a resource that no operation creates. */
    record MarkSeeded(ResourceName resource) implements ModelChange {
        @Override
        public String description() {
            return "seed " + resource;
        }
    }

    /** Sets the instances that exist from the start. */
    record AddExamples(ResourceName resource, List<JsonObject> examples) implements ModelChange {
        public AddExamples {
            examples = List.copyOf(examples);
        }

        @Override
        public String description() {
            return "examples " + resource;
        }
    }
}
