package board;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import java.util.function.Supplier;

/** A board with operations that do their work several times and then fail, as a request header demands. */
public class FaultyBoard extends BoardEmulator {
    /** Does the work the requested number of times and then fails. */
    private static <T> Reply<T> done(RequestContext context, Supplier<Reply<T>> work) {
        String fault = context.header("x-fault");
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
    protected ProjectOperations projects(RequestContext context) {
        return new ProjectOperations(context) {
            @Override
            protected Reply<Project> createProject(Body<NewProject> body) {
                return done(context, () -> super.createProject(body));
            }

            @Override
            protected Reply<Project> replaceProject(long projectId, Body<NewProject> body) {
                return done(context, () -> super.replaceProject(projectId, body));
            }

            @Override
            protected Reply<Void> deleteProject(long projectId) {
                return done(context, () -> super.deleteProject(projectId));
            }
        };
    }

    @Override
    protected TaskOperations tasks(RequestContext context) {
        return new TaskOperations(context) {
            @Override
            protected Reply<Task> createTask(long projectId, Body<NewTask> body) {
                return done(context, () -> super.createTask(projectId, body));
            }

            @Override
            protected Reply<Task> updateTask(String taskId, Body<TaskChanges> body) {
                return done(context, () -> super.updateTask(taskId, body));
            }

            @Override
            protected Reply<Void> deleteTask(String taskId) {
                return done(context, () -> super.deleteTask(taskId));
            }

            @Override
            protected Reply<Task> startTask(String taskId) {
                return done(context, () -> super.startTask(taskId));
            }

            @Override
            protected Reply<Task> finishTask(String taskId) {
                return done(context, () -> super.finishTask(taskId));
            }
        };
    }

    @Override
    protected CommentOperations comments(RequestContext context) {
        return new CommentOperations(context) {
            @Override
            protected Reply<Comment> createComment(String taskId, Body<NewComment> body) {
                return done(context, () -> super.createComment(taskId, body));
            }

            @Override
            protected Reply<Void> deleteComment(String taskId, String commentId) {
                return done(context, () -> super.deleteComment(taskId, commentId));
            }
        };
    }

    @Override
    protected LabelOperations labels(RequestContext context) {
        return new LabelOperations(context) {
            @Override
            protected Reply<Label> createLabel(Body<NewLabel> body) {
                return done(context, () -> super.createLabel(body));
            }

            @Override
            protected Reply<Void> deleteLabel(long labelId) {
                return done(context, () -> super.deleteLabel(labelId));
            }

            @Override
            protected Reply<Void> addLabelToTask(String taskId, long labelId) {
                return done(context, () -> super.addLabelToTask(taskId, labelId));
            }

            @Override
            protected Reply<Void> removeLabelFromTask(String taskId, long labelId) {
                return done(context, () -> super.removeLabelFromTask(taskId, labelId));
            }
        };
    }

    @Override
    protected ExportOperations exports(RequestContext context) {
        return new ExportOperations(context) {
            @Override
            protected Reply<Export> startExport(Body<NewExport> body) {
                return done(context, () -> super.startExport(body));
            }

            @Override
            protected Reply<Export> getExport(String exportId) {
                return done(context, () -> super.getExport(exportId));
            }
        };
    }

    @Override
    protected SettingOperations settings(RequestContext context) {
        return new SettingOperations(context) {
            @Override
            protected Reply<Settings> updateSettings(Body<SettingsChanges> body) {
                return done(context, () -> super.updateSettings(body));
            }
        };
    }
}
