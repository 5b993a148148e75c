package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.OperationContent;
import dev.ectype.compiler.ir.StateStream;
import dev.ectype.compiler.ir.error.NamedError;
import dev.ectype.compiler.ir.list.BodyFilter;
import dev.ectype.compiler.ir.list.Expansion;
import dev.ectype.compiler.ir.list.FieldSelection;
import dev.ectype.compiler.ir.list.FormatChoice;
import dev.ectype.compiler.ir.resource.EventTrigger;
import dev.ectype.compiler.ir.resource.MetadataMember;
import dev.ectype.compiler.ir.resource.PathMember;
import dev.ectype.compiler.ir.resource.QualifierBinding;
import dev.ectype.compiler.ir.resource.StartedOperation;
import java.util.List;
import java.util.Locale;

/** A change of the understood part of one operation, besides its role. */
public sealed interface EndpointChange extends ModelChange {
    EndpointId endpoint();

    /** Binds path parameters of an operation to the qualifiers of a resource. */
    record BindQualifiers(EndpointId endpoint, QualifierBinding binding) implements EndpointChange {
        @Override
        public String description() {
            return "bind qualifiers of " + binding.resource() + " in " + endpoint + " to "
                    + String.join(", ", binding.parameters());
        }
    }

    /** Lets a path parameter of an operation contain slashes. */
    record SetCatchAllParameter(EndpointId endpoint, String parameter) implements EndpointChange {
        @Override
        public String description() {
            return "catch-all " + endpoint + "." + parameter;
        }
    }

    /** Makes an operation start a long-running operation besides its role. */
    record StartOperation(EndpointId endpoint, StartedOperation operation) implements EndpointChange {
        @Override
        public String description() {
            return "start " + operation.resource() + " by " + endpoint + RoleText.out(operation.replyAt());
        }
    }

    /** Sets the response headers with the URL of the long-running operation that an operation starts. */
    record SetOperationAddress(EndpointId endpoint, List<String> headers) implements EndpointChange {
        public SetOperationAddress {
            headers = List.copyOf(headers);
        }

        @Override
        public String description() {
            return "URL of the operation that " + endpoint + " starts in " + String.join(", ", headers);
        }
    }

    /** Sets members in the metadata of the long-running operation that an operation returns. */
    record SetMetadata(EndpointId endpoint, List<MetadataMember> members) implements EndpointChange {
        public SetMetadata {
            members = List.copyOf(members);
        }

        @Override
        public String description() {
            List<String> words = members.stream()
                    .map(member -> member.member() + " as " + member.value())
                    .toList();
            return "metadata of " + endpoint + " " + String.join(", ", words);
        }
    }

    /** Sets how an operation uses uploaded content. */
    record SetContent(EndpointId endpoint, OperationContent content) implements EndpointChange {
        @Override
        public String description() {
            return EndpointText.content(content) + " in " + endpoint;
        }
    }

    /** Sets the members that are true in the reply of a deletion. */
    record SetDeletionFlags(EndpointId endpoint, List<String> members) implements EndpointChange {
        public SetDeletionFlags {
            members = List.copyOf(members);
        }

        @Override
        public String description() {
            return "deletion flags " + String.join(", ", members) + " in " + endpoint;
        }
    }

    /** Sets the lookup members that path parameters set besides the identifier. */
    record SetPathKeys(EndpointId endpoint, List<PathMember> keys) implements EndpointChange {
        public SetPathKeys {
            keys = List.copyOf(keys);
        }

        @Override
        public String description() {
            return EndpointText.pathMembers(keys) + " in the path of " + endpoint;
        }
    }

    /** Sets the members of replies that repeat path parameters under another spelling. */
    record SetPathEchoes(EndpointId endpoint, List<PathMember> echoes) implements EndpointChange {
        public SetPathEchoes {
            echoes = List.copyOf(echoes);
        }

        @Override
        public String description() {
            return EndpointText.pathMembers(echoes) + " in the reply of " + endpoint;
        }
    }

    /** Sets the member whose values a list contains instead of instances. */
    record SetListedMember(EndpointId endpoint, String member) implements EndpointChange {
        @Override
        public String description() {
            return "values of " + member + " in the list of " + endpoint;
        }
    }

    /** Sets the member of a list's elements that contains the instance. */
    record SetElementMember(EndpointId endpoint, String member) implements EndpointChange {
        @Override
        public String description() {
            return "instances in " + member + " of the elements in the list of " + endpoint;
        }
    }

    /** Sets the members with the states that the words of a search name. */
    record SetSearchStates(EndpointId endpoint, List<String> members) implements EndpointChange {
        public SetSearchStates {
            members = List.copyOf(members);
        }

        @Override
        public String description() {
            return "states in the search of " + endpoint + " by " + String.join(", ", members);
        }
    }

    /** Sets the writes that send an event of a subscription. */
    record SetTrigger(EndpointId endpoint, EventTrigger trigger) implements EndpointChange {
        @Override
        public String description() {
            return "event of " + endpoint + " " + EndpointText.trigger(trigger);
        }
    }

    /** Sets the stream that replies of an operation can be. */
    record SetStream(EndpointId endpoint, StateStream stream) implements EndpointChange {
        @Override
        public String description() {
            return "stream of " + endpoint + " " + EndpointText.stream(stream);
        }
    }

    /** Sets the parameter that embeds referenced instances in a reply. */
    record SetExpansion(EndpointId endpoint, Expansion expansion) implements EndpointChange {
        @Override
        public String description() {
            return "expansion " + endpoint + " by " + EndpointText.expansion(expansion);
        }
    }

    /** Adds a parameter that selects the members of a reply. */
    record AddFieldSelection(EndpointId endpoint, FieldSelection selection) implements EndpointChange {
        @Override
        public String description() {
            return (selection.excludes() ? "omission of members in " : "selection of members in ") + endpoint + " by "
                    + selection.parameter();
        }
    }

    /** Lets a member of a search body filter a list. */
    record AddBodyFilter(EndpointId endpoint, BodyFilter filter) implements EndpointChange {
        @Override
        public String description() {
            return filter.kind().name().toLowerCase(Locale.ROOT) + " in the body of " + endpoint + " at "
                    + filter.at().pointer();
        }
    }

    /** Adds a parameter that chooses the media type of a reply. */
    record AddFormatChoice(EndpointId endpoint, FormatChoice choice) implements EndpointChange {
        @Override
        public String description() {
            return "format of the reply of " + endpoint + " by " + choice.parameter()
                    + (choice.body() ? " in the body" : "");
        }
    }

    /** Sets the header that identifies a request that clients may repeat. */
    record SetIdempotencyKey(EndpointId endpoint, String header) implements EndpointChange {
        @Override
        public String description() {
            return "idempotency key of " + endpoint + " in " + header;
        }
    }

    /** Lets an operation reply with versions and accept conditions on them. */
    record AddVersions(EndpointId endpoint) implements EndpointChange {
        @Override
        public String description() {
            return "versions in " + endpoint;
        }
    }

    /** Adds a response that is named after the problem that it reports. */
    record NameError(EndpointId endpoint, NamedError error) implements EndpointChange {
        @Override
        public String description() {
            return "name of " + error.kind().name().toLowerCase(Locale.ROOT) + " in " + endpoint + " is "
                    + error.name();
        }
    }

    /** Sets the parameter or the body member with which an operation permits a missing instance. */
    record AllowMissing(EndpointId endpoint, String parameter) implements EndpointChange {
        @Override
        public String description() {
            return "missing instance in " + endpoint + " by " + parameter;
        }
    }
}
