package board;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Reply;
import java.util.function.Supplier;

/** A board with operations that do their work several times and then fail, as a request header demands. */
public class FaultyBoard extends BoardEmulator {
    /** Does the work the requested number of times and then fails. */
    private static <T> Reply<T> done(Exchange exchange, Supplier<Reply<T>> work) {
        String fault = exchange.request().header("x-fault");
        if (fault == null) {
            return work.get();
        }
        for (int times = Integer.parseInt(fault.substring(0, 1)); times > 0; times--) {
            work.get();
        }
        if (fault.endsWith("overflow")) {
            throw new StackOverflowError("on request");
        }
        throw new IllegalStateException("on request");
    }

    @Override
    protected ProjectOperations projects(Exchange exchange) {
        return new ProjectOperations(exchange) {
            @Override
            protected Reply<Project> createProject(Body<NewProject> body) {
                return done(exchange, () -> super.createProject(body));
            }

            @Override
            protected Reply<Project> replaceProject(long projectId, Body<NewProject> body) {
                return done(exchange, () -> super.replaceProject(projectId, body));
            }

            @Override
            protected Reply<Void> deleteProject(long projectId) {
                return done(exchange, () -> super.deleteProject(projectId));
            }
        };
    }

    @Override
    protected TaskOperations tasks(Exchange exchange) {
        return new TaskOperations(exchange) {
            @Override
            protected Reply<Task> createTask(long projectId, Body<NewTask> body) {
                return done(exchange, () -> super.createTask(projectId, body));
            }

            @Override
            protected Reply<Task> updateTask(String taskId, Body<TaskChanges> body) {
                return done(exchange, () -> super.updateTask(taskId, body));
            }

            @Override
            protected Reply<Void> deleteTask(String taskId) {
                return done(exchange, () -> super.deleteTask(taskId));
            }

            @Override
            protected Reply<Task> startTask(String taskId) {
                return done(exchange, () -> super.startTask(taskId));
            }

            @Override
            protected Reply<Task> finishTask(String taskId) {
                return done(exchange, () -> super.finishTask(taskId));
            }
        };
    }

    @Override
    protected CommentOperations comments(Exchange exchange) {
        return new CommentOperations(exchange) {
            @Override
            protected Reply<Comment> createComment(String taskId, Body<NewComment> body) {
                return done(exchange, () -> super.createComment(taskId, body));
            }

            @Override
            protected Reply<Void> deleteComment(String taskId, String commentId) {
                return done(exchange, () -> super.deleteComment(taskId, commentId));
            }
        };
    }

    @Override
    protected LabelOperations labels(Exchange exchange) {
        return new LabelOperations(exchange) {
            @Override
            protected Reply<Label> createLabel(Body<NewLabel> body) {
                return done(exchange, () -> super.createLabel(body));
            }

            @Override
            protected Reply<Void> deleteLabel(long labelId) {
                return done(exchange, () -> super.deleteLabel(labelId));
            }

            @Override
            protected Reply<Void> addLabelToTask(String taskId, long labelId) {
                return done(exchange, () -> super.addLabelToTask(taskId, labelId));
            }

            @Override
            protected Reply<Void> removeLabelFromTask(String taskId, long labelId) {
                return done(exchange, () -> super.removeLabelFromTask(taskId, labelId));
            }
        };
    }

    @Override
    protected ExportOperations exports(Exchange exchange) {
        return new ExportOperations(exchange) {
            @Override
            protected Reply<Export> startExport(Body<NewExport> body) {
                return done(exchange, () -> super.startExport(body));
            }

            @Override
            protected Reply<Export> getExport(String exportId) {
                return done(exchange, () -> super.getExport(exportId));
            }
        };
    }

    @Override
    protected SettingOperations settings(Exchange exchange) {
        return new SettingOperations(exchange) {
            @Override
            protected Reply<Settings> updateSettings(Body<SettingsChanges> body) {
                return done(exchange, () -> super.updateSettings(body));
            }
        };
    }
}
