package dev.ectype.maven.serve;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import org.apache.maven.execution.ExecutionListener;
import org.apache.maven.execution.MavenExecutionRequest;
import org.jspecify.annotations.Nullable;

/** Closes a resource at the end of every build: a failure between start and stop must not leave a port open. */
public final class SessionEndListener implements InvocationHandler {
    private final @Nullable ExecutionListener delegate;
    private final AutoCloseable resource;

    private SessionEndListener(@Nullable ExecutionListener others, AutoCloseable closed) {
        this.delegate = others;
        this.resource = closed;
    }

    /** Adds a listener to the build's existing listener. */
    public static void close(MavenExecutionRequest request, AutoCloseable closed) {
        ExecutionListener others = request.getExecutionListener();
        request.setExecutionListener((ExecutionListener) Proxy.newProxyInstance(
                ExecutionListener.class.getClassLoader(),
                new Class<?>[] {ExecutionListener.class},
                new SessionEndListener(others, closed)));
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method method, @Nullable Object[] arguments) throws Throwable {
        if (method.getName().equals("sessionEnded")) {
            resource.close();
        }
        if (method.getDeclaringClass() == Object.class) {
            return method.invoke(this, arguments);
        }
        try {
            return delegate == null ? null : method.invoke(delegate, arguments);
        } catch (InvocationTargetException failed) {
            throw failed.getCause();
        }
    }
}
