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
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonObject;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** One thing that inference adds to what is understood; a group of paths is known by a key until it has a name. */
public sealed interface ModelChange {
    /** What changes, in words that stay the same as long as the description does. */
    String description();

    /** The operation is read as if it were reached by that method on that path, whose parameters it is told otherwise. */
    record ReadAsRoute(EndpointId endpoint, String method, SegmentedPath path, List<Parameter> arguments)
            implements ModelChange {
        public ReadAsRoute {
            arguments = List.copyOf(arguments);
        }

        @Override
        public String description() {
            return "place " + endpoint + " at " + method + " " + path.key();
        }
    }

    /** These paths are about one kind of thing. */
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

    /** This is what is stored of the group's things. */
    record SetType(String key, TypeRef type, @Nullable TypeRef tombstone) implements ModelChange {
        @Override
        public String description() {
            return "type " + key;
        }
    }

    /** The reply shows this, although the description does not say so. */
    record DescribeReply(EndpointId endpoint, TypeRef type) implements ModelChange {
        @Override
        public String description() {
            return "reply " + endpoint;
        }
    }

    /** The one group is about the same things as the other. */
    record JoinGroups(String key, String into) implements ModelChange {
        @Override
        public String description() {
            return "join " + key + " into " + into;
        }
    }

    /** The group is no resource of its own. */
    record DropGroup(String key) implements ModelChange {
        @Override
        public String description() {
            return "drop " + key;
        }
    }

    /** What lies at these paths are things of another group, tied to what the path names before them. */
    record AddMembership(SegmentedPath collection, SegmentedPath item, String of) implements ModelChange {
        @Override
        public String description() {
            return "members " + item.key() + " of " + of;
        }
    }

    /** What lies at this path is the one of another group that whoever asks is. */
    record AddCurrentUserPath(SegmentedPath path, String of) implements ModelChange {
        @Override
        public String description() {
            return "self " + path.key() + " of " + of;
        }
    }

    /** What lies at this path is the one of another group that was made last. */
    record AddNewestPath(SegmentedPath path, String of) implements ModelChange {
        @Override
        public String description() {
            return "newest " + path.key() + " of " + of;
        }
    }

    /** What lies at this path belongs to things of another group: a member of them, or some of their members. */
    record AddSubResource(
            SegmentedPath path, String of, @Nullable String member) implements ModelChange {
        @Override
        public String description() {
            return "part " + path.key() + " of " + of + (member == null ? "" : "." + member);
        }
    }

    /** The group's things have this name. */
    record NameResource(String key, ResourceName name) implements ModelChange {
        @Override
        public String description() {
            return "resource " + name;
        }
    }

    /** These members tell one from another. */
    record SetIdentifier(ResourceName resource, String member, List<String> keys) implements ModelChange {
        public SetIdentifier {
            keys = List.copyOf(keys);
        }

        @Override
        public String description() {
            return "identity " + resource + "." + member + (keys.isEmpty() ? "" : " or " + String.join(", ", keys));
        }
    }

    /** Paths say these things too to tell one from another. */
    record SetQualifiers(ResourceName resource, List<Qualifier> qualifiers) implements ModelChange {
        public SetQualifiers {
            qualifiers = List.copyOf(qualifiers);
        }

        @Override
        public String description() {
            List<String> names = qualifiers.stream().map(SetQualifiers::words).toList();
            return "qualifiers " + resource + " " + String.join(", ", names);
        }

        private static String words(Qualifier qualifier) {
            MemberPath member = qualifier.member();
            return qualifier.name() + (member == null ? "" : " at " + member.pointer());
        }
    }

    /** The path of the operation says which of those of a resource it speaks of. */
    record BindQualifiers(EndpointId endpoint, QualifierBinding binding) implements ModelChange {
        @Override
        public String description() {
            return "narrow " + endpoint + " to those of " + binding.resource() + " by "
                    + String.join(", ", binding.parameters());
        }
    }

    /** Identifiers look like this. */
    record SetIdStyle(ResourceName resource, IdStyle style) implements ModelChange {
        @Override
        public String description() {
            return "style " + resource + " " + IdStyleText.words(style);
        }
    }

    /** A parameter of the operation names a member of a resource. */
    record BindParameter(EndpointId endpoint, ParameterBinding binding) implements ModelChange {
        @Override
        public String description() {
            return "tie " + endpoint + "." + binding.parameter() + " to " + binding.resource() + "." + binding.member()
                    + (binding.through() == null ? "" : " through " + binding.through())
                    + (binding.currentUserAlias() == null ? "" : " or " + binding.currentUserAlias());
        }
    }

    /** A parameter of the operation's path may hold slashes. */
    record SetCatchAllParameter(EndpointId endpoint, String parameter) implements ModelChange {
        @Override
        public String description() {
            return "span " + endpoint + "." + parameter;
        }
    }

    /** The operation does this. */
    record AssignRole(EndpointId endpoint, Role role) implements ModelChange {
        @Override
        public String description() {
            return "role " + endpoint + " " + RoleText.words(role);
        }
    }

    /** The operation begins one of these beside what it does. */
    record StartOperation(EndpointId endpoint, StartedOperation operation) implements ModelChange {
        @Override
        public String description() {
            MemberPath at = operation.replyAt();
            return "start " + endpoint + " of " + operation.resource()
                    + (at == null ? " showing nothing" : at.isRoot() ? "" : " at " + at.pointer());
        }
    }

    /** A request asks with this to see referred instances whole. */
    record SetExpansion(EndpointId endpoint, Expansion expansion) implements ModelChange {
        @Override
        public String description() {
            return "expansion " + endpoint + " by " + expansion.parameter();
        }
    }

    /** The resource has these states. */
    record SetLifecycle(ResourceName resource, Resource.Lifecycle lifecycle) implements ModelChange {
        @Override
        public String description() {
            return "states " + resource + "." + lifecycle.member() + " " + lifecycle.states();
        }
    }

    /** Every change of a thing moves this member. */
    record SetVersion(ResourceName resource, String member) implements ModelChange {
        @Override
        public String description() {
            return "version " + resource + "." + member;
        }
    }

    /** Two resources are related. */
    record AddRelationship(Relationship relationship) implements ModelChange {
        @Override
        public String description() {
            return relationship.kind().name().toLowerCase(java.util.Locale.ROOT) + " " + relationship.name() + " to "
                    + relationship.to();
        }
    }

    /** The one resource lives inside the other. */
    record SetParent(ResourceName resource, ResourceName parent) implements ModelChange {
        @Override
        public String description() {
            return "parent " + resource + " in " + parent;
        }
    }

    /** No two share a value of these members. */
    record SetUniqueMembers(ResourceName resource, List<String> members) implements ModelChange {
        public SetUniqueMembers {
            members = List.copyOf(members);
        }

        @Override
        public String description() {
            return "unique " + resource + " " + String.join(", ", members);
        }
    }

    /** These members are made of other values. */
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

    /** Such things wait at others, without a path of their own. */
    record AddQueueResource(Resource resource) implements ModelChange {
        @Override
        public String description() {
            return "waiting " + resource.name() + " at " + resource.parent();
        }
    }

    /** No operation makes one. */
    record MarkSeeded(ResourceName resource) implements ModelChange {
        @Override
        public String description() {
            return "given " + resource;
        }
    }

    /** These are there from the start. */
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
