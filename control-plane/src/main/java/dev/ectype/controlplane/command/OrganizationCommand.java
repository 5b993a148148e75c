package dev.ectype.controlplane.command;

import dev.ectype.controlplane.organization.Invitation;
import dev.ectype.controlplane.organization.Organization;
import dev.ectype.controlplane.organization.operator.DeletedOrganization;
import dev.ectype.controlplane.organization.operator.DeletedRows;
import dev.ectype.controlplane.organization.operator.Operator;
import dev.ectype.controlplane.organization.operator.OrganizationStatus;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.web.TimeText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Manages organizations as operator, also while a control plane uses the same database. */
@Command(
        name = "organization",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        description = "Creates, changes, suspends, deletes and lists organizations, as operator of the database.")
final class OrganizationCommand {
    private static final String SLUG = "Slug of the organization in URLs.";

    @ParentCommand
    private @Nullable ControlPlaneCommand parent;

    @Command(
            name = "create",
            mixinStandardHelpOptions = true,
            description = "Creates an organization and prints its first key, with the scope admin.")
    int create(
            @Parameters(paramLabel = "SLUG", description = SLUG) String slug,
            @Option(names = "--name", paramLabel = "NAME", description = "Display name of the organization.") @Nullable
                    String name,
            @Option(
                            names = "--plan",
                            paramLabel = "PLAN",
                            defaultValue = "free",
                            converter = Words.ToPlan.class,
                            description = "free, team or enterprise (default: free).")
                    Plan plan,
            @Option(names = "--json", description = "Prints an object.") boolean json) {
        return run(json, operator -> {
            String key = operator.create(slug, name == null ? slug : name, plan);
            Map<String, Object> made = new LinkedHashMap<>();
            made.put("slug", slug);
            made.put("plan", plan.text());
            made.put("key", key);
            return new OperatorReply(made, List.of("admin-key " + key));
        });
    }

    @Command(
            name = "key",
            mixinStandardHelpOptions = true,
            description =
                    "Creates a key with the scope admin for an organization that has lost its keys, and prints it.")
    int key(
            @Parameters(paramLabel = "SLUG", description = SLUG) String slug,
            @Option(
                            names = "--name",
                            paramLabel = "NAME",
                            defaultValue = "Key of the operator",
                            description = "Name of the key in lists (default: ${DEFAULT-VALUE}).")
                    String name,
            @Option(names = "--json", description = "Prints an object.") boolean json) {
        return run(json, operator -> {
            String key = operator.createKey(slug, name);
            Map<String, Object> made = new LinkedHashMap<>();
            made.put("slug", slug);
            made.put("key", key);
            return new OperatorReply(made, List.of("admin-key " + key));
        });
    }

    @Command(
            name = "plan",
            mixinStandardHelpOptions = true,
            description = "Changes the plan of an organization within a second.")
    int plan(
            @Parameters(paramLabel = "SLUG", description = SLUG) String slug,
            @Parameters(paramLabel = "PLAN", converter = Words.ToPlan.class, description = "free, team or enterprise.")
                    Plan plan,
            @Option(names = "--json", description = "Prints the organization.") boolean json) {
        return run(json, operator -> {
            Organization changed = operator.changePlan(slug, plan);
            return new OperatorReply(
                    changed, List.of(changed.slug() + " " + changed.plan().text()));
        });
    }

    @Command(
            name = "invite",
            mixinStandardHelpOptions = true,
            description = "Invites a person to an organization for seven days.")
    int invite(
            @Parameters(paramLabel = "SLUG", description = SLUG) String slug,
            @Parameters(paramLabel = "EMAIL", description = "E-mail address of the person.") String email,
            @Option(
                            names = "--scope",
                            paramLabel = "SCOPE",
                            defaultValue = "admin",
                            converter = Words.ToScope.class,
                            description = "Scope of the person: read, write or admin (default: admin).")
                    Scope scope,
            @Option(names = "--json", description = "Prints the invitation.") boolean json) {
        return run(json, operator -> {
            Invitation made = operator.invite(slug, email, scope);
            return new OperatorReply(
                    made, List.of("invited " + made.email() + " until " + TimeText.of(made.expiresAt())));
        });
    }

    @Command(
            name = "suspend",
            mixinStandardHelpOptions = true,
            description = "Refuses every key and session of an organization, within a second, until it is resumed.")
    int suspend(
            @Parameters(paramLabel = "SLUG", description = SLUG) String slug,
            @Option(names = "--reason", paramLabel = "TEXT", description = "Reason that each refused request contains.")
                    @Nullable
                    String reason,
            @Option(names = "--json", description = "Prints the organization.") boolean json) {
        return run(json, operator -> {
            OrganizationStatus suspended = operator.suspend(slug, reason);
            return new OperatorReply(suspended, List.of("suspended " + suspended.slug()));
        });
    }

    @Command(
            name = "resume",
            mixinStandardHelpOptions = true,
            description = "Accepts the keys and sessions of a suspended organization again, within a second.")
    int resume(
            @Parameters(paramLabel = "SLUG", description = SLUG) String slug,
            @Option(names = "--json", description = "Prints the organization.") boolean json) {
        return run(json, operator -> {
            OrganizationStatus resumed = operator.resume(slug);
            return new OperatorReply(resumed, List.of("resumed " + resumed.slug()));
        });
    }

    @Command(
            name = "delete",
            mixinStandardHelpOptions = true,
            description = {
                "Deletes a suspended organization for ever, with its rows in the database and its contents in storage.",
                "Run it again if it was interrupted."
            })
    int delete(
            @Parameters(paramLabel = "SLUG", description = SLUG) String slug,
            @Option(
                            names = "--confirm",
                            paramLabel = "SLUG",
                            required = true,
                            description = "The slug as confirmation.")
                    String confirmed,
            @Option(names = "--json", description = "Prints an object.") boolean json) {
        if (!slug.equals(confirmed)) {
            throw parent().usage("--confirm must repeat the slug \"" + slug + "\", but was \"" + confirmed + "\"");
        }
        return run(json, operator -> delete(operator, slug));
    }

    private static OperatorReply delete(Operator operator, String slug) {
        DeletedRows deleted = operator.delete(slug);
        DeletedOrganization organization;
        try {
            organization = operator.deleteContents(deleted.organization());
        } catch (RuntimeException failed) {
            throw new IncompleteDeletion(slug, failed);
        }
        return new OperatorReply(
                new DeletedRows(organization, deleted.rows()),
                List.of("deleted " + slug + " with " + deleted.rows() + " rows and its contents"));
    }

    @Command(name = "list", mixinStandardHelpOptions = true, description = "Lists organizations by their slugs.")
    int list(
            @Option(names = "--deleted", description = "Lists the deleted organizations, the last first.")
                    boolean deleted,
            @Option(names = "--json", description = "Prints an object with items.") boolean json) {
        return run(json, operator -> deleted ? deleted(operator.listDeleted()) : existing(operator.list()));
    }

    private static OperatorReply existing(List<OrganizationStatus> all) {
        return new OperatorReply(
                Map.of("items", all),
                all.stream()
                        .map(one -> one.slug() + "\t" + one.plan().text() + "\t" + one.name() + suspension(one))
                        .toList());
    }

    private static String suspension(OrganizationStatus one) {
        return one.suspendedAt() == null ? "" : "\tsuspended " + TimeText.of(one.suspendedAt());
    }

    private static OperatorReply deleted(List<DeletedOrganization> all) {
        return new OperatorReply(
                Map.of("items", all),
                all.stream()
                        .map(one -> one.slug() + "\tdeleted " + TimeText.of(one.deletedAt())
                                + (one.contentsGoneAt() == null ? "\tcontents not yet deleted" : ""))
                        .toList());
    }

    private int run(boolean json, OperatorReply.Work<Operator> work) {
        return OperatorReply.print(parent(), json, work);
    }

    private ControlPlaneCommand parent() {
        if (parent == null) {
            throw new IllegalStateException("the command line sets this before it calls");
        }
        return parent;
    }
}
