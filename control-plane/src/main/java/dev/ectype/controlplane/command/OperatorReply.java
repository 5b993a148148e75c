package dev.ectype.controlplane.command;

import dev.ectype.controlplane.organization.operator.Operator;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.BeansException;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;
import tools.jackson.databind.json.JsonMapper;

/**
 * Prints the reply of an operator command as a JSON object or as text.
 *
 * @param yes whether the command found everything in order
 */
record OperatorReply(Object object, List<String> lines, boolean yes) {
    private static final int REFUSED = 1;
    private static final int USAGE = 2;

    OperatorReply(Object object, List<String> lines) {
        this(object, lines, true);
    }

    /** Runs the work of a command with a component of the service. */
    interface Work<T> {
        OperatorReply of(T part);
    }

    /** Runs the work, prints the reply and returns the exit code. */
    static int print(ControlPlaneCommand parent, boolean json, Work<Operator> work) {
        return print(parent, json, Operator.class, work);
    }

    /**
     * Runs the work, prints the reply and returns the exit code.
     *
     * @param properties the properties of the application, as {@code --name=value}
     */
    static <T> int print(ControlPlaneCommand parent, boolean json, Class<T> type, Work<T> work, String... properties) {
        return print(parent, json, parent.startOperator(properties), context -> work.of(context.getBean(type)));
    }

    /** Runs work with further components of the service; returns null if they did not start. */
    static int print(
            ControlPlaneCommand parent,
            boolean json,
            @Nullable ConfigurableApplicationContext started,
            Function<ApplicationContext, OperatorReply> work) {
        try (ConfigurableApplicationContext context = started) {
            if (context == null) {
                return ControlPlaneCommand.ENVIRONMENT;
            }
            OperatorReply reply = work.apply(context);
            if (json) {
                JsonMapper mapper = context.getBeanProvider(JsonMapper.class).getIfAvailable(JsonMapper::shared);
                parent.out().println(mapper.writeValueAsString(reply.object));
            } else {
                reply.lines.forEach(parent.out()::println);
            }
            parent.out().flush();
            return reply.yes ? 0 : REFUSED;
        } catch (ServiceException refused) {
            parent.printFailure(refused.code() == ErrorCode.UNAVAILABLE ? unavailable(refused) : refused);
            return exitCode(refused.code());
        } catch (DataAccessException | TransactionException gone) {
            parent.printFailure(new IllegalStateException(
                    "The database cannot be reached; run the command again when it is available.", gone));
            return ControlPlaneCommand.ENVIRONMENT;
        } catch (BeansException | UncheckedIOException | IllegalStateException | IllegalArgumentException failed) {
            parent.printFailure(failed);
            return ControlPlaneCommand.ENVIRONMENT;
        }
    }

    /** Replaces the advice to repeat the request by the advice to repeat the command. */
    private static IllegalStateException unavailable(ServiceException refused) {
        String fact = String.valueOf(refused.getMessage()).split(";", 2)[0];
        return new IllegalStateException(fact + "; run the command again when it is available.");
    }

    private static int exitCode(ErrorCode code) {
        return switch (code) {
            case INVALID_REQUEST -> USAGE;
            case UNAVAILABLE -> ControlPlaneCommand.ENVIRONMENT;
            default -> REFUSED;
        };
    }
}
