package dev.ectype.controlplane.command;

import dev.ectype.controlplane.organization.Operator;
import dev.ectype.controlplane.platform.Plan;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.WebApplicationType;
import org.springframework.context.ConfigurableApplicationContext;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** What an operator does with organizations. */
@Command(
        name = "organization",
        mixinStandardHelpOptions = true,
        description = "Makes and changes organizations, as operator of the database.")
final class OrganizationCommand {
    @ParentCommand
    private @Nullable ControlPlaneCommand parent;

    @Command(
            name = "create",
            mixinStandardHelpOptions = true,
            description = "Makes an organization and prints its first key, of the scope admin.")
    int create(
            @Parameters(paramLabel = "SLUG", description = "Its name in addresses.") String slug,
            @Option(names = "--name", paramLabel = "NAME", description = "Its name for people.") @Nullable String name,
            @Option(
                            names = "--plan",
                            paramLabel = "PLAN",
                            defaultValue = "free",
                            description = "free, team or enterprise.")
                    String plan) {
        if (parent == null) {
            throw new IllegalStateException("the command line sets this before it calls");
        }
        try (ConfigurableApplicationContext context = parent.start(WebApplicationType.NONE)) {
            if (context == null) {
                return ControlPlaneCommand.ENVIRONMENT;
            }
            String key = context.getBean(Operator.class).create(slug, name == null ? slug : name, Plan.of(plan));
            parent.out().println("admin-key " + key);
            parent.out().flush();
            return 0;
        }
    }
}
