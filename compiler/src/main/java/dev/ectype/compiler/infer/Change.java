package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Composition;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.Expansion;
import dev.ectype.compiler.ir.IdStyle;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.Qualification;
import dev.ectype.compiler.ir.Qualifier;
import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.Resource;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Start;
import dev.ectype.compiler.ir.Tie;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.json.JsonObject;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** One thing that inference adds to what is understood; a group of paths is known by a key until it has a name. */
sealed interface Change {
    /** What changes, in words that stay the same as long as the description does. */
    String what();

    /** The operation is read as if it were reached by that method on that path, whose parameters it is told otherwise. */
    record Place(EndpointId endpoint, String method, PathTemplate path, List<Parameter> told) implements Change {
        public Place {
            told = List.copyOf(told);
        }

        @Override
        public String what() {
            return "place " + endpoint + " at " + method + " " + path.key();
        }
    }

    /** These paths are about one kind of thing. */
    record Group(String key, List<PathTemplate> collections, List<PathTemplate> items, boolean singleton)
            implements Change {
        public Group {
            collections = List.copyOf(collections);
            items = List.copyOf(items);
        }

        @Override
        public String what() {
            return (singleton ? "singleton " : "group ") + key;
        }
    }

    /** This is what is stored of the group's things. */
    record Store(String key, TypeRef type, @Nullable TypeRef tombstone) implements Change {
        @Override
        public String what() {
            return "type " + key;
        }
    }

    /** The reply shows this, although the description does not say so. */
    record Describe(EndpointId endpoint, TypeRef type) implements Change {
        @Override
        public String what() {
            return "reply " + endpoint;
        }
    }

    /** The one group is about the same things as the other. */
    record Join(String key, String into) implements Change {
        @Override
        public String what() {
            return "join " + key + " into " + into;
        }
    }

    /** The group is no resource of its own. */
    record Drop(String key) implements Change {
        @Override
        public String what() {
            return "drop " + key;
        }
    }

    /** What lies at these paths are things of another group, tied to what the path names before them. */
    record Member(PathTemplate collection, PathTemplate item, String of) implements Change {
        @Override
        public String what() {
            return "members " + item.key() + " of " + of;
        }
    }

    /** What lies at this path is the one of another group that whoever asks is. */
    record Self(PathTemplate path, String of) implements Change {
        @Override
        public String what() {
            return "self " + path.key() + " of " + of;
        }
    }

    /** What lies at this path is the one of another group that was made last. */
    record Newest(PathTemplate path, String of) implements Change {
        @Override
        public String what() {
            return "newest " + path.key() + " of " + of;
        }
    }

    /** What lies at this path belongs to things of another group: a member of them, or some of their members. */
    record Part(PathTemplate path, String of, @Nullable String member) implements Change {
        @Override
        public String what() {
            return "part " + path.key() + " of " + of + (member == null ? "" : "." + member);
        }
    }

    /** The group's things have this name. */
    record Name(String key, ResourceName name) implements Change {
        @Override
        public String what() {
            return "resource " + name;
        }
    }

    /** These members tell one from another. */
    record Identify(ResourceName resource, String member, List<String> keys) implements Change {
        public Identify {
            keys = List.copyOf(keys);
        }

        @Override
        public String what() {
            return "identity " + resource + "." + member + (keys.isEmpty() ? "" : " or " + String.join(", ", keys));
        }
    }

    /** Paths say these things too to tell one from another. */
    record Qualify(ResourceName resource, List<Qualifier> qualifiers) implements Change {
        public Qualify {
            qualifiers = List.copyOf(qualifiers);
        }

        @Override
        public String what() {
            List<String> names = qualifiers.stream().map(Qualify::words).toList();
            return "qualifiers " + resource + " " + String.join(", ", names);
        }

        private static String words(Qualifier qualifier) {
            MemberPath member = qualifier.member();
            return qualifier.name() + (member == null ? "" : " at " + member.pointer());
        }
    }

    /** The path of the operation says which of those of a resource it speaks of. */
    record Narrow(EndpointId endpoint, Qualification qualification) implements Change {
        @Override
        public String what() {
            return "narrow " + endpoint + " to those of " + qualification.resource() + " by "
                    + String.join(", ", qualification.parameters());
        }
    }

    /** Identifiers look like this. */
    record Style(ResourceName resource, IdStyle style) implements Change {
        @Override
        public String what() {
            return "style " + resource + " " + IdStyles.words(style);
        }
    }

    /** A parameter of the operation names a member of a resource. */
    record TieParameter(EndpointId endpoint, Tie tie) implements Change {
        @Override
        public String what() {
            return "tie " + endpoint + "." + tie.parameter() + " to " + tie.resource() + "." + tie.member()
                    + (tie.through() == null ? "" : " through " + tie.through())
                    + (tie.self() == null ? "" : " or " + tie.self());
        }
    }

    /** A parameter of the operation's path may hold slashes. */
    record Span(EndpointId endpoint, String parameter) implements Change {
        @Override
        public String what() {
            return "span " + endpoint + "." + parameter;
        }
    }

    /** The operation does this. */
    record Assign(EndpointId endpoint, Role role) implements Change {
        @Override
        public String what() {
            return "role " + endpoint + " " + Roles.words(role);
        }
    }

    /** The operation begins one of these beside what it does. */
    record Begin(EndpointId endpoint, Start start) implements Change {
        @Override
        public String what() {
            MemberPath at = start.replyAt();
            return "start " + endpoint + " of " + start.resource()
                    + (at == null ? " showing nothing" : at.isRoot() ? "" : " at " + at.pointer());
        }
    }

    /** A request asks with this to see referred instances whole. */
    record Expand(EndpointId endpoint, Expansion expansion) implements Change {
        @Override
        public String what() {
            return "expansion " + endpoint + " by " + expansion.parameter();
        }
    }

    /** The resource has these states. */
    record HaveStates(ResourceName resource, Resource.Lifecycle lifecycle) implements Change {
        @Override
        public String what() {
            return "states " + resource + "." + lifecycle.member() + " " + lifecycle.states();
        }
    }

    /** Every change of a thing moves this member. */
    record HaveVersion(ResourceName resource, String member) implements Change {
        @Override
        public String what() {
            return "version " + resource + "." + member;
        }
    }

    /** Two resources are related. */
    record Relate(Relationship relationship) implements Change {
        @Override
        public String what() {
            return relationship.kind().name().toLowerCase(java.util.Locale.ROOT) + " " + relationship.name() + " to "
                    + relationship.to();
        }
    }

    /** The one resource lives inside the other. */
    record Own(ResourceName resource, ResourceName parent) implements Change {
        @Override
        public String what() {
            return "parent " + resource + " in " + parent;
        }
    }

    /** No two share a value of these members. */
    record Distinguish(ResourceName resource, List<String> members) implements Change {
        public Distinguish {
            members = List.copyOf(members);
        }

        @Override
        public String what() {
            return "unique " + resource + " " + String.join(", ", members);
        }
    }

    /** These members are made of other values. */
    record Compose(ResourceName resource, List<Composition> compositions) implements Change {
        public Compose {
            compositions = List.copyOf(compositions);
        }

        @Override
        public String what() {
            return "composed " + resource + " "
                    + compositions.stream().map(Composition::member).collect(Collectors.joining(", "));
        }
    }

    /** Such things wait at others, without a path of their own. */
    record Wait(Resource resource) implements Change {
        @Override
        public String what() {
            return "waiting " + resource.name() + " at " + resource.parent();
        }
    }

    /** No operation makes one. */
    record Give(ResourceName resource) implements Change {
        @Override
        public String what() {
            return "given " + resource;
        }
    }

    /** These are there from the start. */
    record Show(ResourceName resource, List<JsonObject> examples) implements Change {
        public Show {
            examples = List.copyOf(examples);
        }

        @Override
        public String what() {
            return "examples " + resource;
        }
    }
}
