package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.ir.resource.ComposedText;
import dev.ectype.compiler.ir.resource.DerivedMembers;
import dev.ectype.compiler.ir.resource.Flag;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.resource.Qualifier;
import dev.ectype.compiler.ir.resource.ReferenceKeys;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceIdentity;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonObject;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A change of one named resource. */
public sealed interface ResourceChange extends ModelChange {
    ResourceName resource();

    /** Sets the identifier and the further lookup keys of a resource. */
    record SetIdentifier(
            ResourceName resource, String member, @Nullable MemberPath within, List<String> keys)
            implements ResourceChange {
        public SetIdentifier {
            keys = List.copyOf(keys);
        }

        public SetIdentifier(ResourceName resource, String member, List<String> keys) {
            this(resource, member, null, keys);
        }

        @Override
        public String description() {
            String names = within == null
                    ? member
                    : String.join(".", within.then(member).names());
            return "identifier " + resource + "." + names + (keys.isEmpty() ? "" : " or " + String.join(", ", keys));
        }
    }

    /** Sets the members beside a nested identifier that the server sets. */
    record SetCompanions(ResourceName resource, List<ResourceIdentity.Companion> companions) implements ResourceChange {
        public SetCompanions {
            companions = List.copyOf(companions);
        }

        @Override
        public String description() {
            return "members of the server " + resource + " "
                    + companions.stream()
                            .map(each -> each.member() + " " + each.kind())
                            .collect(Collectors.joining(", "));
        }
    }

    /** Sets the qualifiers of a resource. */
    record SetQualifiers(ResourceName resource, List<Qualifier> qualifiers) implements ResourceChange {
        public SetQualifiers {
            qualifiers = List.copyOf(qualifiers);
        }

        @Override
        public String description() {
            List<String> names = qualifiers.stream().map(Qualifier::words).toList();
            return "qualifiers " + resource + " " + String.join(", ", names);
        }
    }

    /** Sets the style of new identifiers. */
    record SetIdStyle(ResourceName resource, IdStyle style) implements ResourceChange {
        @Override
        public String description() {
            return "identifier style " + resource + " " + IdStyleText.words(style);
        }
    }

    /** Sets the state member and the states of a resource. */
    record SetLifecycle(ResourceName resource, Resource.Lifecycle lifecycle) implements ResourceChange {
        @Override
        public String description() {
            return "states " + resource + "." + lifecycle.member() + " " + lifecycle.states();
        }
    }

    /** Sets the member that every write of an instance increments or regenerates. */
    record SetVersion(ResourceName resource, Resource.Version version) implements ResourceChange {
        @Override
        public String description() {
            return "version " + resource + "." + version.member() + " as " + version.kind();
        }
    }

    /** Makes one resource the parent of another. */
    record SetParent(ResourceName resource, ResourceName parent) implements ResourceChange {
        @Override
        public String description() {
            return "nest " + resource + " in " + parent;
        }
    }

    /** Makes the values of members unique among the instances of a resource. */
    record SetUniqueMembers(ResourceName resource, List<String> members) implements ResourceChange {
        public SetUniqueMembers {
            members = List.copyOf(members);
        }

        @Override
        public String description() {
            return "unique " + resource + " " + String.join(", ", members);
        }
    }

    /** Composes the values of members from other values. */
    record ComposeMembers(ResourceName resource, List<ComposedText> compositions) implements ResourceChange {
        public ComposeMembers {
            compositions = List.copyOf(compositions);
        }

        @Override
        public String description() {
            return "composed " + resource + " "
                    + compositions.stream().map(ComposedText::member).collect(Collectors.joining(", "));
        }
    }

    /** Adds a flag that operations set and clear. */
    record AddFlag(ResourceName resource, Flag flag) implements ResourceChange {
        @Override
        public String description() {
            return "flag " + resource + "." + flag.member() + (flag.initially() ? ", set at first" : "")
                    + (flag.count() == null ? "" : ", counted by " + flag.count());
        }
    }

    /** Adds the members with which embedded objects identify instances. */
    record AddReferenceKeys(ResourceName resource, List<ReferenceKeys> references) implements ResourceChange {
        public AddReferenceKeys {
            references = List.copyOf(references);
        }

        @Override
        public String description() {
            return "references " + resource + " "
                    + references.stream()
                            .map(each ->
                                    String.join(".", each.at().names()) + " by " + String.join(" or ", each.keys()))
                            .collect(Collectors.joining(", "));
        }
    }

    /** Sets the objects whose members describe the whole instance. */
    record SetDescribing(ResourceName resource, List<String> members) implements ResourceChange {
        public SetDescribing {
            members = List.copyOf(members);
        }

        @Override
        public String description() {
            return "described " + resource + " in " + String.join(", ", members);
        }
    }

    /** Adds members whose values the server derives. */
    record DeriveMembers(ResourceName resource, DerivedMembers members) implements ResourceChange {
        @Override
        public String description() {
            return "derived " + resource + " " + DerivedMembersText.words(members);
        }
    }

    /** Marks a resource that no operation creates. */
    record MarkSeeded(ResourceName resource) implements ResourceChange {
        @Override
        public String description() {
            return "seed " + resource;
        }
    }

    /** Adds a missing instance when an operation creates something below it. */
    record AddWhenMentioned(ResourceName resource) implements ResourceChange {
        @Override
        public String description() {
            return "mention " + resource;
        }
    }

    /** Sets the instances that exist from the start. */
    record AddExamples(ResourceName resource, List<JsonObject> examples) implements ResourceChange {
        public AddExamples {
            examples = List.copyOf(examples);
        }

        @Override
        public String description() {
            return "examples " + resource;
        }
    }
}
