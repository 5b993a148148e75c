package dev.ectype.launcher.artifact;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class EmptySubclassTest {
    /** A superclass with a visible effect of its constructor. */
    public static class Counted {
        final List<String> created = new ArrayList<>();

        protected Counted() {
            created.add(getClass().getName());
        }
    }

    @Test
    void theConstructorCallsThatOfTheSuperclass() throws ReflectiveOperationException {
        String name = "größe.of.Emulator";
        Class<?> type = new OneClass(name).loadClass(name);
        assertThat(type.getSuperclass()).isEqualTo(Counted.class);
        assertThat(Modifier.isPublic(type.getModifiers())).isTrue();
        Counted instance = (Counted) type.getConstructor().newInstance();
        assertThat(instance.created).containsExactly(name);
    }

    private static final class OneClass extends ClassLoader {
        private final String known;

        OneClass(String known) {
            super(Counted.class.getClassLoader());
            this.known = known;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (!name.equals(known)) {
                throw new ClassNotFoundException(name);
            }
            byte[] file = EmptySubclass.of(name, Counted.class);
            return defineClass(name, file, 0, file.length);
        }
    }
}
