package dev.ectype.controlplane.command;

import dev.ectype.controlplane.organization.operator.Operator;
import dev.ectype.controlplane.organization.operator.OrganizationStatus;
import dev.ectype.controlplane.organization.operator.VerifiedEvents;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Verifies the event chains of organizations as operator, also while a control plane uses the same database. */
@Command(
        name = "events",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        description = "Verifies the events of organizations, as operator of the database.")
final class EventsCommand {
    @ParentCommand
    private @Nullable ControlPlaneCommand parent;

    @Command(
            name = "verify",
            mixinStandardHelpOptions = true,
            description = {
                "Recomputes the hashes of events, and reports the first changed or missing event of each organization.",
                "Ends with 1 if an event was changed or is missing."
            })
    int verify(
            @Option(
                            names = "--organization",
                            paramLabel = "SLUG",
                            description = "Slug of one organization (default: all).")
                    @Nullable
                    String organization,
            @Option(names = "--json", description = "Prints an object with items.") boolean json) {
        if (parent == null) {
            throw new IllegalStateException("the command line sets this before it calls");
        }
        return OperatorReply.print(parent, json, operator -> {
            List<VerifiedEvents> items = organizations(operator, organization).stream()
                    .map(operator::verifyEvents)
                    .toList();
            boolean intact = items.stream().allMatch(VerifiedEvents::intact);
            Map<String, Object> members = new LinkedHashMap<>();
            members.put("intact", intact);
            members.put("items", items);
            return new OperatorReply(
                    members, items.stream().map(EventsCommand::line).toList(), intact);
        });
    }

    private static List<String> organizations(Operator operator, @Nullable String organization) {
        return organization == null
                ? operator.list().stream().map(OrganizationStatus::slug).toList()
                : List.of(organization);
    }

    private static String line(VerifiedEvents verified) {
        var violation = verified.fault();
        if (violation == null) {
            String end = verified.last() == null
                    ? ""
                    : ", the last " + verified.last().hash();
            return verified.slug() + "\tintact\t" + verified.verified() + " events" + end;
        }
        String location = violation.position() == null ? "" : "the event at " + violation.position() + " ";
        String event = violation.event() == null ? "" : "(" + violation.event() + ") ";
        return verified.slug() + "\tbroken\t" + (location.isEmpty() ? "an event " : location) + event
                + violation.reason();
    }
}
